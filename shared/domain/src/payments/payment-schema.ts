import * as z from 'zod/mini';
import {
  calendarDaySchema,
  centsSchema,
  isoDateSchema,
  usdField,
} from '../kernel/field-schemas.ts';
import { paymentFrequencies, paymentMethods, paymentStatuses } from './payment-rules.ts';

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

const amount = usdField({ missing: 'amount-invalid', invalid: 'amount-invalid' }).check(
  z.gt(0, 'amount-invalid'),
);

/** The Make Payment form: the amount's text in, cents out. */
export const paymentFormSchema = z.object({ amount, method: z.enum(paymentMethods) });

export type PaymentFormInput = z.input<typeof paymentFormSchema>;

/** The Autopay form: the amount's text in, cents out. */
export const autopayFormSchema = z.object({
  amount,
  method: z.enum(paymentMethods),
  frequency: z.enum(paymentFrequencies),
});

export type AutopayFormInput = z.input<typeof autopayFormSchema>;

/** The account of a unit's owners; money in cents. */
export const accountSchema = z.object({
  unit: z.string(),
  status: z.enum(['current', 'past_due']),
  balance: centsSchema,
  dueDate: calendarDaySchema,
  lastPayment: z.optional(z.object({ amount: centsSchema, date: calendarDaySchema })),
});

export type Account = z.infer<typeof accountSchema>;

export type AccountStatus = Account['status'];
