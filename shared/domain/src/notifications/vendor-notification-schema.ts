import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { priorities } from '../tickets/priority.ts';
import { noticeSchema } from './notice-schema.ts';
import { vendorNotificationTypes } from './notification-types.ts';

export const vendorNotificationSchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** For a text in the reader's language; without it, `title` and `message` are shown. */
  notice: z.optional(noticeSchema),
  type: z.enum(vendorNotificationTypes),
  priority: z.enum(priorities),
  read: z.boolean(),
  createdAt: isoDateSchema,
  actionUrl: z.optional(z.string()),
  metadata: z.optional(
    z.object({
      ticketId: z.optional(z.string()),
      invoiceId: z.optional(z.string()),
      fromUser: z.optional(z.string()),
    }),
  ),
});

export type VendorNotification = z.infer<typeof vendorNotificationSchema>;
