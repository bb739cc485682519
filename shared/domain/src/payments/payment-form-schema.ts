import * as z from 'zod/mini';
import { usdField } from '../kernel/number-schema.ts';
import { paymentFrequencies, paymentMethods } from './payment-kinds.ts';

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
