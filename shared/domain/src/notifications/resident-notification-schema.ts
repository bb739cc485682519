import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { priorities } from '../tickets/priority.ts';
import { noticeSchema } from './notice-schema.ts';
import { residentNotificationTypes } from './notification-types.ts';

export const residentNotificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** For a text in the reader's language; without it, `title` and `message` are shown. */
  notice: z.optional(noticeSchema),
  type: z.enum(residentNotificationTypes),
  priority: z.enum(priorities),
  read: z.boolean(),
  createdAt: isoDateSchema,
  actionUrl: z.optional(z.string()),
});

export type ResidentNotification = z.infer<typeof residentNotificationSchema>;
