import {
  defaultPaymentMethod,
  mayPay,
  type Payment,
  type PaymentSettings,
  type Subscription,
} from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { newestFirst } from './newest-first.ts';
import type { StoredPayment, StoredSubscription } from './records.ts';

export const getAccount: UseCase<'account.get'> = async ({ actor, repositories }) => {
  assertAllowed(mayPay(actor));
  const account = await repositories.accounts.get(actor.uid);
  if (!account) return null;
  const { id: _, ...shown } = account;
  return shown;
};

export const listPayments: UseCase<'payments.history'> = async (context) => {
  assertAllowed(mayPay(context.actor));
  return (await ownPayments(context)).map(shownPayment).sort(newestFirst(({ date }) => date));
};

export const getSubscription: UseCase<'payments.subscription'> = async ({
  actor,
  repositories,
}) => {
  assertAllowed(mayPay(actor));
  const subscription = await repositories.subscriptions.get(actor.uid);
  return subscription ? shownSubscription(subscription) : null;
};

const defaultSettings: PaymentSettings = {
  defaultMethod: defaultPaymentMethod,
  emailReceipts: true,
  paymentReminders: true,
};

export const getPaymentSettings: UseCase<'payments.settings'> = async ({ actor, repositories }) => {
  assertAllowed(mayPay(actor));
  const stored = await repositories.paymentSettings.get(actor.uid);
  if (!stored) return defaultSettings;
  const { id: _, ...settings } = stored;
  return settings;
};

/** Every payment of the actor, as it is stored. */
export async function ownPayments({
  actor,
  repositories,
}: UseCaseContext): Promise<StoredPayment[]> {
  return (await repositories.payments.list()).filter(({ uid }) => uid === actor.uid);
}

/** A payment without what only the store needs. */
export function shownPayment({ uid: _, idempotencyKey: __, ...payment }: StoredPayment): Payment {
  return payment;
}

/** A subscription without what only the store needs. */
export function shownSubscription({
  id: _,
  onFile: __,
  ...shown
}: StoredSubscription): Subscription {
  return shown;
}
