import { paymentFrequencies, paymentMethods, paymentStatuses } from '@hoa/domain';
import {
  accountSchema,
  idSchema,
  paymentSchema,
  paymentSettingsSchema,
  paymentSourceSchema,
  positiveMoneySchema,
  subscriptionSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields } from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

/** What the payment history can be sorted by. */
export const paymentSortColumns = [
  'description',
  'date',
  'amount',
  'fees',
  'total',
  'status',
] as const;

/** Dues of the actor's unit: the account, one payment at a time, autopay and settings; money in cents. */
export const paymentsContract = {
  /** Of the actor's unit; null when there is no account. */
  'account.get': { input: nothing, output: z.nullable(accountSchema) },
  /** Newest first unless sorted. */
  'payments.history': {
    input: z.object({
      status: z.optional(z.enum(paymentStatuses)),
      sort: z.optional(
        z.object({ column: z.enum(paymentSortColumns), direction: z.enum(['asc', 'desc']) }),
      ),
      ...pageFields,
    }),
    output: listOf(paymentSchema),
  },
  'payments.get': { input: z.object({ paymentId: idSchema }), output: paymentSchema },
  /** null when nothing is paid automatically. */
  'payments.subscription': { input: nothing, output: z.nullable(subscriptionSchema) },
  /** The accounts and cards on file that the actor pays from. */
  'payments.sources': { input: nothing, output: z.array(paymentSourceSchema) },
  'payments.settings': { input: nothing, output: paymentSettingsSchema },
  /** `amount` before the fee. */
  'payments.pay': {
    input: z.object({
      amount: positiveMoneySchema,
      method: z.enum(paymentMethods),
    }),
    output: paymentSchema,
  },
  'payments.saveAutopay': {
    input: z.object({
      amount: positiveMoneySchema,
      method: z.enum(paymentMethods),
      frequency: z.enum(paymentFrequencies),
    }),
    output: subscriptionSchema,
  },
  /** Nothing happens when autopay is off already. */
  'payments.turnOffAutopay': { input: nothing, output: nothing },
  'payments.saveSettings': { input: paymentSettingsSchema, output: paymentSettingsSchema },
} satisfies ContractPart;
