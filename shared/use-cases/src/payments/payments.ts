import { PortalError } from '@hoa/api';
import {
  asNotification,
  dayOf,
  mayPay,
  type Payment,
  paymentFee,
  paymentTotal,
  personKey,
  subscriptionId,
} from '@hoa/domain';
import { readSettings } from '../kernel/read-settings.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { addNotification } from '../notifications/add-notification.ts';
import { ownedUnit } from '../people/shown-people.ts';
import type { StoredSubscription } from '../ports/records.ts';
import { shownSubscription } from './read-payments.ts';

/**
 * Pays the dues of the actor's unit and adds a notification that opens the receipt. A bank transfer stays pending until
 * it arrives, but the balance is reduced immediately.
 */
const pay: UseCase<'payments.pay'> = async (context, { amount, method }) => {
  const { actor, association, now, newId, requestId, paymentProvider, repositories } = context;
  assertAllowed(mayPay(actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) throw new PortalError('not-found');
  const { uid, displayName } = actor;
  const id = newId();
  const settings = await readSettings(context);
  const fees = paymentFee(amount, method, settings);
  const total = amount + fees;
  const answer = await paymentProvider.charge({
    // The prefixes keep a requestId, which the client chooses, from matching the id of an earlier payment.
    key: requestId === undefined ? `payment:${uid}:${id}` : `request:${uid}:${requestId}`,
    uid,
    method,
    total,
    receiptPrefix: association.receiptPrefix,
  });
  const date = dayOf(now, association.timeZone);
  const payment: Payment = {
    id,
    unit,
    paidBy: { uid, displayName },
    date,
    createdAt: now.toISOString(),
    description: 'Dues payment',
    method,
    amount,
    fees,
    total,
    ...answer,
  };
  repositories.payments.put(payment);
  if (payment.status === 'failed') return payment;
  notifyPayer(context, payment);
  const account = await repositories.accounts.get(unit);
  if (account) {
    const balance = account.balance - amount;
    const status = balance <= 0 ? 'current' : account.status;
    repositories.accounts.put({ ...account, balance, status, lastPayment: { amount, date } });
  }
  return payment;
};

function notifyPayer(context: UseCaseContext, payment: Payment): void {
  const { id, total, confirmationNumber, paidBy, createdAt } = payment;
  addNotification(context, {
    id: context.newId(),
    recipients: [personKey(paidBy.uid)],
    ...asNotification({
      code: 'payment-received',
      params: { amount: String(total), number: confirmationNumber },
    }),
    type: 'payment',
    priority: 'normal',
    read: false,
    createdAt,
    actionUrl: `/payments?tab=history&receipt=${encodeURIComponent(id)}`,
  });
}

/** Turns on autopay with the payment method on file of the chosen kind, from the next due date. */
const saveAutopay: UseCase<'payments.saveAutopay'> = async (context, input) => {
  const { actor, association, now, repositories } = context;
  assertAllowed(mayPay(actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) throw new PortalError('not-found');
  const { amount, method, frequency } = input;
  const id = subscriptionId(unit, actor);
  const before = await repositories.subscriptions.get(id);
  const [account, settings] = await Promise.all([
    repositories.accounts.get(unit),
    readSettings(context),
  ]);
  const onFile = before?.onFile ?? [];
  const { turnedOffAt: _, ...kept } = before ?? {};
  const subscription: StoredSubscription = {
    ...kept,
    id,
    amount,
    frequency,
    fees: paymentFee(amount, method, settings),
    totalAmount: paymentTotal(amount, method, settings),
    nextBillDate: account?.dueDate ?? before?.nextBillDate ?? dayOf(now, association.timeZone),
    paymentMethod: onFile.find(({ type }) => type === method) ?? { type: method, last4: '' },
    onFile,
  };
  return shownSubscription(context, repositories.subscriptions.put(subscription), account);
};

/** Stops automatic payments. The payment methods on file are kept for a later setup. */
const turnOffAutopay: UseCase<'payments.turnOffAutopay'> = async (context) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayPay(actor));
  const unit = await ownedUnit(context);
  if (unit === undefined) throw new PortalError('not-found');
  const subscription = await repositories.subscriptions.get(subscriptionId(unit, actor));
  if (subscription && subscription.turnedOffAt === undefined) {
    repositories.subscriptions.put({ ...subscription, turnedOffAt: now.toISOString() });
  }
  return {};
};

const savePaymentSettings: UseCase<'payments.saveSettings'> = async (context, settings) => {
  const { actor, repositories } = context;
  assertAllowed(mayPay(actor));
  const before = await repositories.paymentSettings.get(actor.uid);
  repositories.paymentSettings.put({ ...before, ...settings, id: actor.uid });
  return settings;
};

export const paymentCommands = {
  'payments.pay': pay,
  'payments.saveAutopay': saveAutopay,
  'payments.turnOffAutopay': turnOffAutopay,
  'payments.saveSettings': savePaymentSettings,
} satisfies UseCases;
