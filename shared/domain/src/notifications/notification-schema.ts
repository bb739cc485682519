import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/field-schemas.ts';
import { priorities } from '../tickets/ticket-status.ts';
import { residentNotificationTypes, vendorNotificationTypes } from './notification-rules.ts';

/** See `Notice`; a newer release may send other codes. */
export const noticeSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()),
});

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
