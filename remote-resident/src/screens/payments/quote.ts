import { canPay, type PaymentMethod, paymentFee, paymentTotal } from '@hoa/shared/domain';

/** What a payment costs, in cents. */
export interface Quote {
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** What an amount in cents costs by a method; null for an amount that cannot be paid. */
export function quote(amount: number | null, method: PaymentMethod): Quote | null {
  if (!canPay(amount)) return null;
  return { amount, fee: paymentFee(amount, method), total: paymentTotal(amount, method) };
}
