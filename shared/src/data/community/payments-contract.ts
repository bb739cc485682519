import * as z from 'zod/mini';
import {
  accountSchema,
  centsSchema,
  paymentFrequencies,
  paymentMethods,
  paymentSchema,
  paymentSettingsSchema,
  subscriptionSchema,
} from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import type { ContractPart } from '../contract/schemas.ts';

const positiveCents = centsSchema.check(z.gt(0, 'amount-invalid'));

/** Dues: the account, one payment at a time, autopay and settings; money in cents. */
export const paymentsContract = {
  /** null when there is no account. */
  'account.get': { input: nothing, output: z.nullable(accountSchema) },
  /** Newest first. */
  'payments.history': { input: nothing, output: z.array(paymentSchema) },
  /** null when nothing is paid automatically. */
  'payments.subscription': { input: nothing, output: z.nullable(subscriptionSchema) },
  'payments.settings': { input: nothing, output: paymentSettingsSchema },
  /** `amount` before the fee; the same `idempotencyKey` answers with the payment it already made. */
  'payments.pay': {
    input: z.object({
      amount: positiveCents,
      method: z.enum(paymentMethods),
      idempotencyKey: z.string().check(z.minLength(1)),
    }),
    output: paymentSchema,
  },
  'payments.saveAutopay': {
    input: z.object({
      amount: positiveCents,
      method: z.enum(paymentMethods),
      frequency: z.enum(paymentFrequencies),
    }),
    output: subscriptionSchema,
  },
  'payments.saveSettings': { input: paymentSettingsSchema, output: paymentSettingsSchema },
  'payments.openBillingPortal': { input: nothing, output: nothing },
  'payments.statements': { input: nothing, output: nothing },
} satisfies ContractPart;
