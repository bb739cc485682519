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

export const paymentSortColumns = [
  'description',
  'date',
  'amount',
  'fees',
  'total',
  'status',
] as const;

/** Dues of the actor's unit: account, payments, autopay and settings. Money is in cents. */
export const paymentsContract = {
  /** The account of the actor's unit, or null if it has none. */
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
  /** null if autopay was never set up or is off. */
  'payments.subscription': { input: nothing, output: z.nullable(subscriptionSchema) },
  /** The actor's bank accounts and cards on file. */
  'payments.sources': { input: nothing, output: z.array(paymentSourceSchema) },
  'payments.settings': { input: nothing, output: paymentSettingsSchema },
  /** `amount` excludes the fee. */
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
  /** Does nothing if autopay is already off. */
  'payments.turnOffAutopay': { input: nothing, output: nothing },
  'payments.saveSettings': { input: paymentSettingsSchema, output: paymentSettingsSchema },
} satisfies ContractPart;
