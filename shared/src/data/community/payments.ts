import { mayPay, type Payment, paymentFee, paymentTotal } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';
import { ownPayments, shownPayment, shownSubscription } from './read-payments.ts';
import type { StoredSubscription } from './records.ts';

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

export const savePaymentSettings: UseCase<'payments.saveSettings'> = async (context, settings) => {
  const { actor, repositories } = context;
  assertAllowed(mayPay(actor));
  repositories.paymentSettings.put({ ...settings, id: actor.uid });
  return settings;
};
