import * as z from 'zod/mini';
import { newsCategories } from '../news-category.ts';
import { priorities } from '../priority.ts';
import { namedFileSchema } from './attachment.ts';
import { audienceSchema } from './broadcast.ts';
import { calendarDaySchema, isoDateSchema } from './iso-date.ts';

export const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.enum(newsCategories),
  priority: z.enum(priorities),
  pinned: z.boolean(),
  urgent: z.boolean(),
  /** Display name. */
  author: z.string(),
  date: isoDateSchema,
  publishAt: z.optional(calendarDaySchema),
  expireAt: z.optional(calendarDaySchema),
  attachments: z.array(namedFileSchema),
  /** Whom it concerns; everybody if it is missing. Others may read it, too. */
  audience: z.optional(audienceSchema),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** An announcement as the News Manager sees it: published or draft. */
export const newsItemSchema = z.extend(announcementSchema, { published: z.boolean() });

export type NewsItem = z.infer<typeof newsItemSchema>;
