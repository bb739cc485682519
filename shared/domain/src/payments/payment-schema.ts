import * as z from 'zod/mini';
import { calendarDaySchema, isoDateSchema } from '../kernel/date-schema.ts';
import { centsSchema } from '../kernel/money-schema.ts';
import { paymentFrequencies, paymentMethods, paymentStatuses } from './payment-kinds.ts';

/** A payment that was made; money in cents. */
export const paymentSchema = z.object({
  id: z.string(),
  /** The unit whose dues it pays. */
  unit: z.string(),
  paidBy: z.object({ uid: z.string(), displayName: z.string() }),
  date: calendarDaySchema,
  createdAt: isoDateSchema,
  description: z.string(),
  method: z.enum(paymentMethods),
  amount: centsSchema,
  fees: centsSchema,
  total: centsSchema,
  status: z.enum(paymentStatuses),
  confirmationNumber: z.string(),
});

export type Payment = z.infer<typeof paymentSchema>;

export const paymentSourceSchema = z.object({
  type: z.enum(paymentMethods),
  bankName: z.optional(z.string()),
  accountType: z.optional(z.string()),
  cardBrand: z.optional(z.string()),
  last4: z.string(),
});

export type PaymentSource = z.infer<typeof paymentSourceSchema>;

/** Automatic payment of dues; money in cents. */
export const subscriptionSchema = z.object({
  amount: centsSchema,
  frequency: z.enum(paymentFrequencies),
  fees: centsSchema,
  totalAmount: centsSchema,
  nextBillDate: calendarDaySchema,
  paymentMethod: paymentSourceSchema,
});

export type Subscription = z.infer<typeof subscriptionSchema>;

export const paymentSettingsSchema = z.object({
  defaultMethod: z.enum(paymentMethods),
  emailReceipts: z.boolean(),
  paymentReminders: z.boolean(),
});

export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;
