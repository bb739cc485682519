import { PortalError } from '@hoa/api';
import {
  type Actor,
  defaultPaymentMethod,
  listPageSize,
  mayPay,
  type Payment,
  type PaymentSettings,
  type Subscription,
} from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import { listPage } from '../list-page.ts';
import type { Kept } from '../ports/repository.ts';
import type { UseCase } from '../use-case.ts';
import type { StoredSubscription } from './records.ts';
import { ownedUnit } from './with-home.ts';

export const getAccount: UseCase<'account.get'> = async (context) => {
  assertAllowed(mayPay(context.actor));
  const unit = await ownedUnit(context);
  const account = unit === undefined ? undefined : await context.repositories.accounts.get(unit);
  if (!account) return null;
  const { id: _, version: __, ...shown } = account;
  return shown;
};

/** What was paid for the actor's unit, whoever paid it. */
export const listPayments: UseCase<'payments.history'> = async (context, { sort, ...page }) => {
  assertAllowed(mayPay(context.actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) return { items: [], total: 0 };
  return listPage(
    context.repositories.payments,
    {
      where: { unit },
      orderBy: [...(sort ? [[sort.column, sort.direction] as const] : []), ['date', 'desc']],
    },
    page,
    listPageSize,
    shownPayment,
  );
};

export const getPayment: UseCase<'payments.get'> = async (context, { paymentId }) => {
  assertAllowed(mayPay(context.actor));
  const unit = await ownedUnit(context);
  const payment = await context.repositories.payments.get(paymentId);
  if (!payment || payment.unit !== unit) throw new PortalError('not-found');
  return shownPayment(payment);
};

export const getSubscription: UseCase<'payments.subscription'> = async (context) => {
  const { actor, repositories } = context;
  assertAllowed(mayPay(actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) return null;
  const subscription = await repositories.subscriptions.get(subscriptionId(unit, actor));
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
  const { id: _, version: __, ...settings } = stored;
  return settings;
};

export function subscriptionId(unit: string, { uid }: Actor): string {
  return `${unit}:${uid}`;
}

/** A payment without what only the store needs. */
export function shownPayment({ version: _, ...payment }: Kept<Payment>): Payment {
  return payment;
}

/** A subscription without what only the store needs. */
export function shownSubscription({
  id: _,
  version: __,
  onFile: ___,
  ...shown
}: Kept<StoredSubscription>): Subscription {
  return shown;
}
