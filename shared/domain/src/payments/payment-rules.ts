import type { AssociationSettings } from '../association/association-schema.ts';
import { type CalendarDay, monthsLater } from '../kernel/calendar-day.ts';
import { maxCents } from '../kernel/money.ts';

export const defaultPaymentMethod: PaymentMethod = 'ach';

/** The association's fees; a missing one is no fee. */
export type PaymentFees = Pick<AssociationSettings, 'cardFeeRate' | 'cardFeeFlat' | 'bankFee'>;

/** Returns the fee in cents, rounded to the nearest cent; 0 for an amount of 0 or less. */
export function paymentFee(amount: number, method: PaymentMethod, fees: PaymentFees): number {
  const { cardFeeRate = 0, cardFeeFlat = 0, bankFee = 0 } = fees;
  if (amount <= 0) return 0;
  if (method === 'ach') return bankFee;
  return Math.round((amount * cardFeeRate) / 10_000) + cardFeeFlat;
}

/** Returns amount plus fee, in cents. */
export function paymentTotal(amount: number, method: PaymentMethod, fees: PaymentFees): number {
  return amount + paymentFee(amount, method, fees);
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

/** Returns the id of an owner's autopay for a unit. */
export function subscriptionId(unit: string, { uid }: { readonly uid: string }): string {
  return `${unit}:${uid}`;
}
