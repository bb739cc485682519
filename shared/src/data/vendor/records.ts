import * as z from 'zod/mini';
import { vendorNotificationSchema } from '../../domain/index.ts';

/** A vendor notification as kept, with the vendor it is for. */
export const storedVendorNotificationSchema = z.extend(vendorNotificationSchema, {
  recipientUid: z.string(),
});

export type StoredVendorNotification = z.infer<typeof storedVendorNotificationSchema>;
