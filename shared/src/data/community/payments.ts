import {
  defaultPaymentMethod,
  mayPay,
  type Payment,
  type PaymentSettings,
  paymentFee,
  paymentTotal,
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

/**
 * Books a payment once for a key, whatever calls how often and from how many tabs. A bank transfer is
 * pending until it arrives; what was paid leaves the balance at once.
 */
export const pay: UseCase<'payments.pay'> = async (context, { amount, method, idempotencyKey }) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayPay(actor));
  const booked = (await ownPayments(context)).find(
    (payment) => payment.idempotencyKey === idempotencyKey,
  );
  if (booked) return shownPayment(booked);
  const date = now.toISOString();
  const payment: Payment = {
    id: newId(),
    date,
    description: 'Dues payment',
    method,
    amount,
    fees: paymentFee(amount, method),
    total: paymentTotal(amount, method),
    status: method === 'ach' ? 'pending' : 'completed',
    confirmationNumber: `CH-${newId().replaceAll('-', '').slice(0, 10).toUpperCase()}`,
  };
  repositories.payments.put({ ...payment, uid: actor.uid, idempotencyKey });
  const account = await repositories.accounts.get(actor.uid);
  if (account) {
    const balance = account.balance - amount;
    const status = balance <= 0 ? 'current' : account.status;
    repositories.accounts.put({ ...account, balance, status, lastPayment: { amount, date } });
  }
  return payment;
};

export const getSubscription: UseCase<'payments.subscription'> = async ({
  actor,
  repositories,
}) => {
  assertAllowed(mayPay(actor));
  const subscription = await repositories.subscriptions.get(actor.uid);
  return subscription ? shownSubscription(subscription) : null;
};

/** Draws from what is on file of the chosen kind; the next date stays as it was. */
export const saveAutopay: UseCase<'payments.saveAutopay'> = async (context, input) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayPay(actor));
  const { amount, method, frequency } = input;
  const before = await repositories.subscriptions.get(actor.uid);
  const account = await repositories.accounts.get(actor.uid);
  const onFile = before?.onFile ?? [];
  const subscription: StoredSubscription = {
    id: actor.uid,
    amount,
    frequency,
    fees: paymentFee(amount, method),
    totalAmount: paymentTotal(amount, method),
    nextBillDate: before?.nextBillDate ?? account?.dueDate ?? now.toISOString(),
    paymentMethod: onFile.find(({ type }) => type === method) ?? { type: method, last4: '' },
    onFile,
  };
  repositories.subscriptions.put(subscription);
  return shownSubscription(subscription);
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

export const savePaymentSettings: UseCase<'payments.saveSettings'> = async (context, settings) => {
  const { actor, repositories } = context;
  assertAllowed(mayPay(actor));
  repositories.paymentSettings.put({ ...settings, id: actor.uid });
  return settings;
};

async function ownPayments({ actor, repositories }: UseCaseContext): Promise<StoredPayment[]> {
  return (await repositories.payments.list()).filter(({ uid }) => uid === actor.uid);
}

function shownPayment({ uid: _, idempotencyKey: __, ...payment }: StoredPayment): Payment {
  return payment;
}

function shownSubscription({ id: _, onFile: __, ...shown }: StoredSubscription): Subscription {
  return shown;
}
