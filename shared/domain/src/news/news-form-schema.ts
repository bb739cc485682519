import * as z from 'zod/mini';
import { chosenAudienceSchema } from '../broadcasts/broadcast-form-schema.ts';
import { namedUploadsSchema } from '../documents/document-schema.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import { optionalDaySchema, requiredLine, requiredText } from '../kernel/field-schemas.ts';
import { priorities } from '../tickets/ticket-status.ts';
import { newsCategories } from './news-category.ts';

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
    publishAt: optionalDaySchema,
    expireAt: optionalDaySchema,
    /** The following keep their values if they are missing. */
    audience: z.optional(chosenAudienceSchema),
    sendEmail: z.optional(z.boolean()),
    attachments: z.optional(namedUploadsSchema),
  })
  .check(
    z.refine(({ publishAt, expireAt }) => !publishAt || !expireAt || expireAt > publishAt, {
      error: 'expire-before-publish',
      path: ['expireAt'],
    }),
  );

export type NewsFormInput = z.input<typeof newsFormSchema>;
export type NewsFormValues = z.output<typeof newsFormSchema>;

/** A new item: general, normal, published from today on. */
export function newsDefaults(today: CalendarDay): NewsFormInput {
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
