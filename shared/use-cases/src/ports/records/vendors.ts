import {
  calendarDaySchema,
  isoDateSchema,
  vendorNotificationSchema,
  vendorSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/**
 * A vendor notification as stored, with its recipient. One for all vendors has the recipient `everyVendorKey`, and each
 * vendor's read state is stored as a mark.
 */
export const storedVendorNotificationSchema = z.extend(vendorNotificationSchema, {
  recipientUid: z.string(),
});

export type StoredVendorNotification = z.infer<typeof storedVendorNotificationSchema>;

/** A vendor as stored, with data that only the vendor sees. */
export const storedVendorSchema = z.extend(vendorSchema, {
  /** When the vendor was removed from the association; a removed vendor gets no more work. */
  removedAt: z.optional(isoDateSchema),
  nextPaymentDate: z.optional(calendarDaySchema),
  /** True if `nextPaymentDate` is a fixed date of the sample data. */
  isNextPaymentSample: z.optional(z.boolean()),
});

export type StoredVendor = z.infer<typeof storedVendorSchema>;
