import {
  calendarDaySchema,
  isoDateSchema,
  vendorNotificationSchema,
  vendorSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/**
 * A vendor notification as kept, with the vendor it is for; one for all vendors names `everyVendorKey`, and what each
 * has read of those is kept as marks.
 */
export const storedVendorNotificationSchema = z.extend(vendorNotificationSchema, {
  recipientUid: z.string(),
});

export type StoredVendorNotification = z.infer<typeof storedVendorNotificationSchema>;

/** A vendor as stored, with data that only the vendor sees. */
export const storedVendorSchema = z.extend(vendorSchema, {
  /** When it was removed from the association; it takes no work since. */
  removedAt: z.optional(isoDateSchema),
  nextPaymentDate: z.optional(calendarDaySchema),
  /** Whether that date is a fixed one of the sample data. */
  isNextPaymentSample: z.optional(z.boolean()),
});

export type StoredVendor = z.infer<typeof storedVendorSchema>;
