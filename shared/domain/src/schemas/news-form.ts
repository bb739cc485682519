import * as z from 'zod/mini';
import { newsCategories } from '../news-category.ts';
import { priorities } from '../priority.ts';
import { requiredLine, requiredText } from './form-fields.ts';
import { isoDateSchema } from './iso-date.ts';

const optionalDate = z.union([z.literal(''), isoDateSchema], 'date-invalid');

/** The News Manager's form; dates are days ('2025-03-04') or ''. */
export const newsFormSchema = z
  .object({
    title: requiredLine('title-required'),
    content: requiredText('content-required'),
    category: z.enum(newsCategories),
    priority: z.enum(priorities),
    pinned: z.boolean(),
    urgent: z.boolean(),
    published: z.boolean(),
    publishAt: optionalDate,
    expireAt: optionalDate,
  })
  .check(
    z.refine(
      ({ publishAt, expireAt }) =>
        !publishAt || !expireAt || Date.parse(expireAt) > Date.parse(publishAt),
      { error: 'expire-before-publish', path: ['expireAt'] },
    ),
  );

export type NewsForm = z.infer<typeof newsFormSchema>;

/** A new item: general, normal, published from today on. */
export function newsDefaults(today: string): NewsForm {
  return {
    title: '',
    content: '',
    category: 'general',
    priority: 'normal',
    pinned: false,
    urgent: false,
    published: true,
    publishAt: today,
    expireAt: '',
  };
}
