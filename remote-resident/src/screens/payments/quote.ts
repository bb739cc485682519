import { canPay, type PaymentMethod, paymentFee, paymentTotal } from '@hoa/domain';

/** The cost of a payment, in cents. */
export interface Quote {
  readonly amount: number;
  readonly fee: number;
  readonly total: number;
}

/** The cost of paying an amount in cents by a method; null for an invalid amount. */
export function quote(amount: number | null, method: PaymentMethod): Quote | null {
  if (!canPay(amount)) return null;
  return { amount, fee: paymentFee(amount, method), total: paymentTotal(amount, method) };
}
