import {
  languages,
  paymentFrequencies,
  paymentMethods,
  paymentStatuses,
  themes,
} from '@hoa/domain';
import {
  accountSchema,
  idSchema,
  notificationSettingsSchema,
  ownSessionSchema,
  passkeySchema,
  paymentSchema,
  paymentSettingsSchema,
  paymentSourceSchema,
  positiveMoneySchema,
  privacySettingsSchema,
  profileFormSchema,
  profileSchema,
  seenTextSchema,
  subscriptionSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields } from './lists.ts';
import type { ContractPart } from './schemas.ts';

/** A person's own profile and settings; every command returns the whole profile. */
export const profileContract = {
  'profile.get': { input: nothing, output: profileSchema },
  'profile.update': {
    input: z.extend(profileFormSchema, {
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.optional(
        z.object({ displayName: seenTextSchema, email: seenTextSchema, phone: seenTextSchema }),
      ),
    }),
    output: profileSchema,
  },
  'profile.savePreferences': {
    input: z.object({ notifications: notificationSettingsSchema }),
    output: profileSchema,
  },
  'profile.savePrivacy': {
    input: z.object({ privacy: privacySettingsSchema }),
    output: profileSchema,
  },
  'profile.saveAppearance': {
    input: z.object({
      theme: z.optional(z.enum(themes)),
      language: z.optional(z.enum(languages)),
    }),
    output: profileSchema,
  },
} satisfies ContractPart;

/** Where a person is signed in; only adapters that people sign in to offer it. */
export const sessionsContract = {
  'sessions.list': { input: nothing, output: z.array(ownSessionSchema) },
  'sessions.end': { input: z.object({ sessionId: idSchema }), output: nothing },
} satisfies ContractPart;

/** Passkeys of an administrator; only adapters that people sign in to offer them. */
export const passkeysContract = {
  'passkeys.list': { input: nothing, output: z.array(passkeySchema) },
  /** Returns the options for WebAuthn to create a passkey. */
  'passkeys.begin': {
    input: nothing,
    output: z.object({ options: z.record(z.string(), z.unknown()) }),
  },
  /** Takes the browser's response as JSON. Rejects with `sign-in-invalid` if it is wrong or too old. */
  'passkeys.add': {
    input: z.object({ response: z.string().check(z.maxLength(20_000)) }),
    output: nothing,
  },
  'passkeys.remove': { input: z.object({ passkeyId: idSchema }), output: nothing },
} satisfies ContractPart;

const paymentSortColumns = ['description', 'date', 'amount', 'fees', 'total', 'status'] as const;

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
