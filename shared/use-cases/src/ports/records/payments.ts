import {
  accountSchema,
  isoDateSchema,
  paymentSettingsSchema,
  paymentSourceSchema,
  subscriptionSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** `id` is the number of the unit. */
export const storedAccountSchema = z.extend(accountSchema, { id: z.string() });

export type StoredAccount = z.infer<typeof storedAccountSchema>;

/** `id` is `{unit}:{uid}`: a person who owns two units has a subscription for each. */
export const storedSubscriptionSchema = z.extend(subscriptionSchema, {
  id: z.string(),
  /** The payment methods that the owner has saved. */
  onFile: z.array(paymentSourceSchema),
  /** Set while autopay is off: no automatic payments since this time. */
  turnedOffAt: z.optional(isoDateSchema),
});

export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;

/** `id` is the person's uid, as in every record below that belongs to one person. */
export const storedPaymentSettingsSchema = z.extend(paymentSettingsSchema, { id: z.string() });

export type StoredPaymentSettings = z.infer<typeof storedPaymentSettingsSchema>;
