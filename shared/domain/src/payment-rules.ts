import { type CalendarDay, monthsLater } from './calendar-day.ts';
import { maxCents } from './money.ts';
import type { PaymentFrequency, PaymentMethod, PaymentStatus } from './payment-kinds.ts';

/** What the payment form starts with, in cents. */
export const defaultPaymentAmount = 15_000;
export const defaultPaymentMethod: PaymentMethod = 'ach';

/** The fee of a card payment: a share of the amount, rounded to cents, and a flat part in cents. */
export const cardFee = { perThousand: 31, flat: 30 } as const;
/** The fee of a bank transfer in cents. */
const achFee = 150;

/** The fee in cents; 0 for an amount of 0. */
export function paymentFee(amount: number, method: PaymentMethod): number {
  if (amount <= 0) return 0;
  if (method === 'ach') return achFee;
  return Math.round((amount * cardFee.perThousand) / 1000) + cardFee.flat;
}

/** What is charged: amount and fee, in cents. */
export function paymentTotal(amount: number, method: PaymentMethod): number {
  return amount + paymentFee(amount, method);
}

const monthsBetweenBills: Record<PaymentFrequency, number> = {
  monthly: 1,
  quarterly: 3,
  annually: 12,
};

/** When autopay draws next: on the due date, and from then on by its frequency; never in the past. */
export function nextBillDate(
  dueDate: CalendarDay,
  frequency: PaymentFrequency,
  today: CalendarDay,
): CalendarDay {
  let next = dueDate;
  for (let bills = 1; next < today; bills += 1) {
    next = monthsLater(dueDate, bills * monthsBetweenBills[frequency]);
  }
  return next;
}

/** The pay button works on amounts above 0 and up to the largest one. */
export function canPay(amount: number | null): amount is number {
  return amount !== null && amount > 0 && amount <= maxCents;
}

export const paymentStatusTones: Record<PaymentStatus, 'success' | 'warning' | 'danger'> = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};
