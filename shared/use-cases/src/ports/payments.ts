import type { PaymentMethod, PaymentStatus } from '@hoa/domain';

/** Money to be taken from a person; it names no card and no account, which the provider alone knows. */
export interface Charge {
  /** Idempotency key: a repeated charge gets the first answer, and no money is taken twice. */
  readonly key: string;
  readonly uid: string;
  readonly method: PaymentMethod;
  /** In cents, the fee included. */
  readonly total: number;
}

export interface ChargeAnswer {
  readonly status: PaymentStatus;
  /** What the person can refer to. */
  readonly confirmationNumber: string;
}

/** Takes payments. A unit of work may run twice, so every charge has a key. */
export interface PaymentProvider {
  charge(charge: Charge): Promise<ChargeAnswer>;
}
