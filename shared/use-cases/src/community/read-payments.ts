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
import type { UseCase, UseCases } from '../use-case.ts';
import type { StoredSubscription } from './records.ts';
import { ownedUnit } from './with-home.ts';

/** The payments for the actor's unit, by any payer. */
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

/** A payment without its storage fields. */
export function shownPayment({ version: _, ...payment }: Kept<Payment>): Payment {
  return payment;
}

/** A subscription without its storage fields. */
export function shownSubscription({
  id: _,
  version: __,
  onFile: ___,
  ...shown
}: Kept<StoredSubscription>): Subscription {
  return shown;
}

export const paymentQueries = {
  'payments.history': listPayments,
  'payments.get': getPayment,
  'payments.subscription': getSubscription,
  'payments.settings': getPaymentSettings,
} satisfies UseCases;
