import * as z from 'zod/mini';
import { isoDateSchema } from './iso-date.ts';
import { residentNotificationTypes } from './notification-types.ts';
import { priorities } from './priority.ts';

export const residentNotificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  type: z.enum(residentNotificationTypes),
  priority: z.enum(priorities),
  read: z.boolean(),
  createdAt: isoDateSchema,
  actionUrl: z.optional(z.string()),
});

export type ResidentNotification = z.infer<typeof residentNotificationSchema>;
