import type { PaymentMethod, PaymentStatus } from './payment-kinds.ts';

/** What the payment form starts with, in cents. */
export const defaultPaymentAmount = 15_000;
export const defaultPaymentMethod: PaymentMethod = 'ach';

/** Flat, in cents. */
const achFee = 150;
const cardFlatFee = 30;
/** 3.1% */
const cardFeePerThousand = 31;

/** The fee in cents: card 3.1% rounded to cents plus 30, bank transfer 150, nothing on no payment. */
export function paymentFee(amount: number, method: PaymentMethod): number {
  if (amount <= 0) return 0;
  if (method === 'ach') return achFee;
  return Math.round((amount * cardFeePerThousand) / 1000) + cardFlatFee;
}

/** What is charged: amount and fee, in cents. */
export function paymentTotal(amount: number, method: PaymentMethod): number {
  return amount + paymentFee(amount, method);
}

/** The pay button works on amounts above 0. */
export function canPay(amount: number | null): amount is number {
  return amount !== null && amount > 0;
}

export const paymentStatusTones: Record<PaymentStatus, 'success' | 'warning' | 'danger'> = {
  completed: 'success',
  pending: 'warning',
  failed: 'danger',
};
