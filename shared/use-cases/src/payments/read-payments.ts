import { PortalError } from '@hoa/api';
import {
  dayOf,
  defaultPaymentMethod,
  listPageSize,
  mayPay,
  nextBillDate,
  type Payment,
  type PaymentSettings,
  type Subscription,
  subscriptionId,
} from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { type OwnedHome, ownedHome, ownedUnit, shownAuthors } from '../people/shown-people.ts';
import type { StoredAccount, StoredSubscription } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

const newestFirst = ['createdAt', 'desc'] as const;

const sortFields = {
  description: 'description',
  date: 'createdAt',
  amount: 'amount',
  fees: 'fees',
  total: 'total',
  status: 'status',
} as const;

/** Lists the payments for the actor's unit, by any payer, since they hold it. */
export const listPayments: UseCase<'payments.history'> = async (context, input) => {
  const { status, sort, ...page } = input;
  assertAllowed(mayPay(context.actor));
  const home = await ownedHome(context);
  if (!home) return { items: [], total: 0 };
  const { items, total } = await listPage(
    context.repositories.payments,
    {
      where: { unit: home.unit, createdAt: { from: home.since, before: home.until }, status },
      orderBy: [...(sort ? [[sortFields[sort.column], sort.direction] as const] : []), newestFirst],
    },
    page,
    listPageSize,
    unversioned,
  );
  return { items: await withPayers(context, items), total };
};

export const getPayment: UseCase<'payments.get'> = async (context, { paymentId }) => {
  assertAllowed(mayPay(context.actor));
  const home = await ownedHome(context);
  const payment = await context.repositories.payments.get(paymentId);
  if (!home || payment?.unit !== home.unit || !isInTime(payment, home)) {
    throw new PortalError('not-found');
  }
  const [shown = payment] = await withPayers(context, [unversioned(payment)]);
  return shown;
};

function isInTime({ createdAt }: Payment, { since, until }: OwnedHome): boolean {
  return since <= createdAt && (until === undefined || createdAt < until);
}

/** Adds the payers' current names to payments; one statement. */
async function withPayers(context: UseCaseContext, payments: readonly Payment[]) {
  const shown = await shownAuthors(
    context,
    payments.map(({ paidBy }) => paidBy),
  );
  return payments.map((payment) => {
    const { uid, displayName } = shown({ ...payment.paidBy, role: 'resident' });
    return { ...payment, paidBy: { uid, displayName } };
  });
}

export const getSubscription: UseCase<'payments.subscription'> = async (context) => {
  const { actor, repositories } = context;
  assertAllowed(mayPay(actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) return null;
  const subscription = await repositories.subscriptions.get(subscriptionId(unit, actor));
  if (!subscription || subscription.turnedOffAt !== undefined) return null;
  return shownSubscription(context, subscription, await repositories.accounts.get(unit));
};

export const listPaymentSources: UseCase<'payments.sources'> = async (context) => {
  const { actor, repositories } = context;
  assertAllowed(mayPay(actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) return [];
  return (await repositories.subscriptions.get(subscriptionId(unit, actor)))?.onFile ?? [];
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

/** Returns a subscription without its storage fields; its next payment is on the due date of the unit's account. */
export function shownSubscription(
  { association, now }: Pick<UseCaseContext, 'association' | 'now'>,
  { id: _, version: __, onFile: ___, turnedOffAt: ____, ...shown }: Versioned<StoredSubscription>,
  account: StoredAccount | undefined,
): Subscription {
  const dueDate = account?.dueDate ?? shown.nextBillDate;
  const today = dayOf(now, association.timeZone);
  return { ...shown, nextBillDate: nextBillDate(dueDate, shown.frequency, today) };
}

export const paymentQueries = {
  'payments.history': listPayments,
  'payments.get': getPayment,
  'payments.subscription': getSubscription,
  'payments.sources': listPaymentSources,
  'payments.settings': getPaymentSettings,
} satisfies UseCases;
