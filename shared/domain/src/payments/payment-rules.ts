import { type CalendarDay, monthsLater } from '../kernel/calendar-day.ts';
import { maxCents } from '../kernel/money.ts';

export const defaultPaymentMethod: PaymentMethod = 'ach';

/** The fee of a card payment: per mille of the amount, rounded to cents, plus a flat fee in cents. */
export const cardFee = { perThousand: 31, flat: 30 } as const;
/** In cents. */
const achFee = 150;

/** Returns the fee in cents; 0 for an amount of 0. */
export function paymentFee(amount: number, method: PaymentMethod): number {
  if (amount <= 0) return 0;
  if (method === 'ach') return achFee;
  return Math.round((amount * cardFee.perThousand) / 1000) + cardFee.flat;
}

/** Returns amount plus fee, in cents. */
export function paymentTotal(amount: number, method: PaymentMethod): number {
  return amount + paymentFee(amount, method);
}

const monthsBetweenBills: Record<PaymentFrequency, number> = {
  monthly: 1,
  quarterly: 3,
  annually: 12,
};

/** Returns the date of the next automatic payment: the due date, then by frequency; never in the past. */
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

/** Amounts above 0 and up to the maximum can be paid. */
export function canPay(amount: number | null): amount is number {
  return amount !== null && amount > 0 && amount <= maxCents;
}

export const paymentStatusTones: Record<PaymentStatus, 'success' | 'warning' | 'danger'> = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};

export const paymentMethods = ['ach', 'card'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  ach: 'Bank Transfer (ACH)',
  card: 'Credit/Debit Card',
};

export const paymentStatuses = ['completed', 'pending', 'failed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
};

export const paymentFrequencies = ['monthly', 'quarterly', 'annually'] as const;

export type PaymentFrequency = (typeof paymentFrequencies)[number];

export const paymentFrequencyLabels: Record<PaymentFrequency, string> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annually: 'Annually',
};
