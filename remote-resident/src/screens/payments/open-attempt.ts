import type { PaymentMethod } from '@hoa/domain';

/** A payment to send; the amount in cents. */
export interface Attempt {
  readonly uid: string;
  readonly amount: number;
  readonly method: PaymentMethod;
}

/** Remembers the request id of a payment until the server has answered. */
export interface OpenAttempt {
  /** The request id: the same for the same payment until `forget`, a new one for another. */
  keyOf(attempt: Attempt): string;
  /** Call when answered: the next payment gets a new key, even with the same amount. */
  forget(): void;
}

const storageKey = 'hoa:payment-attempt';

/**
 * Keeps the key through failures and reloads, so that a retry never pays twice. If storage is full or
 * blocked, the key is lost on reload but retries still work.
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
    // Without storage the key lives in memory only.
  }
}
