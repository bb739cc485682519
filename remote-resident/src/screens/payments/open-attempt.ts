import type { PaymentMethod } from '@hoa/shared/domain';

/** A payment that someone has set out to make; money in cents. */
export interface Attempt {
  readonly uid: string;
  readonly amount: number;
  readonly method: PaymentMethod;
}

/** Remembers the payment that is under way until it has been answered. */
export interface OpenAttempt {
  /** The idempotency key: the same for the same payment until it is forgotten, another one for another. */
  keyOf(attempt: Attempt): string;
  /** It has been answered: the next payment is a new one, even if it is of the same amount. */
  forget(): void;
}

const storageKey = 'hoa:payment-attempt';

/**
 * Keeps the key through failures and even a reload in the middle, so that trying again never pays twice.
 * Storage that is full or forbidden costs the reload, not the rest.
 */
export function createOpenAttempt(storage: () => Storage, newKey: () => string): OpenAttempt {
  let open = readOpen(storage);
  return {
    keyOf({ uid, amount, method }) {
      const payment = JSON.stringify([uid, amount, method]);
      if (open?.payment === payment) return open.key;
      open = { payment, key: newKey() };
      keep(storage, JSON.stringify([payment, open.key]));
      return open.key;
    },
    forget() {
      open = undefined;
      keep(storage, null);
    },
  };
}

interface Open {
  readonly payment: string;
  readonly key: string;
}

function readOpen(storage: () => Storage): Open | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null');
    const [payment, key]: unknown[] = Array.isArray(kept) ? kept : [];
    return typeof payment === 'string' && typeof key === 'string' && key !== ''
      ? { payment, key }
      : undefined;
  } catch {
    return undefined;
  }
}

function keep(storage: () => Storage, text: string | null): void {
  try {
    if (text === null) storage().removeItem(storageKey);
    else storage().setItem(storageKey, text);
  } catch {
    // Said above.
  }
}
