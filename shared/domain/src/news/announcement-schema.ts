import * as z from 'zod/mini';
import { audienceSchema } from '../broadcasts/broadcast-schema.ts';
import { namedFileSchema } from '../documents/document-schema.ts';
import { calendarDaySchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { priorities } from '../tickets/ticket-status.ts';
import { newsCategories } from './news-category.ts';

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
  /** The people it is for; everyone if missing. Others read it only in sample data. */
  audience: z.optional(audienceSchema),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** An announcement as the News Manager sees it: published or draft. */
export const newsItemSchema = z.extend(announcementSchema, {
  published: z.boolean(),
  /** Mailed to its audience when it is first shown; urgent news always is. */
  sendEmail: z.optional(z.boolean()),
});

export type NewsItem = z.infer<typeof newsItemSchema>;
