import type { PaymentMethod, PaymentStatus } from '@hoa/domain';

/** A charge to a person. Contains no card or bank account number; only the provider has them. */
export interface Charge {
  /** Idempotency key: a repeated charge gets the first answer, and no money is taken twice. */
  readonly key: string;
  readonly uid: string;
  readonly method: PaymentMethod;
  /** In cents, including the fee. */
  readonly total: number;
  /** The beginning of the association's confirmation numbers, for a provider that numbers them itself. */
  readonly receiptPrefix?: string | undefined;
}

export interface ChargeAnswer {
  readonly status: PaymentStatus;
  readonly confirmationNumber: string;
}

/** Takes payments. A unit of work may run twice, so every charge has a key. */
export interface PaymentProvider {
  charge(charge: Charge): Promise<ChargeAnswer>;
}
