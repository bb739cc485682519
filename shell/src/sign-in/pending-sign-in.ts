/** The storage key of a requested link until it is opened, possibly in another tab. */
export const pendingSignInKey = 'hoa:sign-in';

interface PendingSignIn {
  readonly email: string;
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** The validity of a link. */
const linkMs = 15 * 60_000;

/** Returns the email of this browser's last requested link, if the link is still valid. */
export function requestedEmail(storage: () => Storage, now: number): string | undefined {
  const pending = recall(storage);
  return now - (pending?.askedAt ?? 0) < linkMs ? pending?.email : undefined;
}

// If storage is full or blocked, the email in the link's own URL is used.

export function remember(storage: () => Storage, pending: PendingSignIn): void {
  try {
    storage().setItem(pendingSignInKey, JSON.stringify(pending));
  } catch {}
}

export function recall(storage: () => Storage): Partial<PendingSignIn> | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(pendingSignInKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { email, returnTo, askedAt } = kept as Record<string, unknown>;
    return {
      ...(typeof askedAt === 'number' && { askedAt }),
      ...(typeof email === 'string' && { email }),
      ...(typeof returnTo === 'string' && { returnTo }),
    };
  } catch {
    return null;
  }
}

export function forget(storage: () => Storage): void {
  try {
    storage().removeItem(pendingSignInKey);
  } catch {}
}
