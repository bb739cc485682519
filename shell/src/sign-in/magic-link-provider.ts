import {
  type CompletedSignIn,
  type Identity,
  type IdentityProvider,
  SignInError,
} from './identity-provider.ts';
import { readReturnTo } from './return-to.ts';

/** The service that sends sign-in links (specification, section 7). */
export interface SignInLinkService {
  /** Sends a link to `/login` with the email in its query; `returnTo` is the page to return to. */
  send(email: string, returnTo: string): Promise<void>;
  isSignInLink(url: string): boolean;
  signIn(email: string, url: string): Promise<ServiceSignIn>;
  signInByCode(email: string, code: string): Promise<ServiceSignIn>;
  signOut(): Promise<void>;
  onAuthStateChanged(onChange: (identity: Identity | null) => void): () => void;
}

export interface ServiceSignIn {
  readonly identity: Identity;
  /** The page to return to, if the service stores it. */
  readonly returnTo?: string | undefined;
}

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

/**
 * Signs in with a link sent by email. Rejects a link whose token belongs to another person. Retries a failed sign-out
 * when the browser is online again, unless someone signs in first.
 */
export function createMagicLinkProvider(
  service: SignInLinkService,
  storage: () => Storage,
  now: () => number = Date.now,
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): IdentityProvider {
  /** The `returnTo` in this browser's storage takes precedence over the service's. */
  function completed({ identity, returnTo }: ServiceSignIn): CompletedSignIn {
    const pending = recall(storage);
    forget(storage);
    return { identity, returnTo: readReturnTo(pending?.returnTo ? pending : { returnTo }) };
  }

  let isSignOutDue = false;
  async function signOut(): Promise<void> {
    isSignOutDue = false;
    try {
      await service.signOut();
    } catch (error) {
      isSignOutDue = true;
      page.addEventListener('online', signOutIfDue, { once: true });
      throw error;
    }
  }
  const signOutIfDue = () => {
    if (isSignOutDue) signOut().catch(() => undefined);
  };

  return {
    async sendSignInLink(typed, returnTo) {
      const email = typed.trim();
      if (email === '') throw new SignInError('email-required');
      await service.send(email, returnTo);
      remember(storage, { email, returnTo, askedAt: now() });
    },
    isSignInLink: (url) => service.isSignInLink(url),
    async completeSignIn(url) {
      if (!service.isSignInLink(url)) throw new SignInError('not-a-link');
      const pending = recall(storage);
      const email = new URL(url).searchParams.get('email')?.trim() || pending?.email;
      if (!email) throw new SignInError('email-not-found');
      isSignOutDue = false;
      const signIn = await service.signIn(email, url);
      if (!isSameEmail(signIn.identity.user.email, email)) {
        await signOut().catch(() => undefined);
        throw new SignInError('sign-in-invalid');
      }
      return completed(signIn);
    },
    async completeByCode(email, code) {
      isSignOutDue = false;
      return completed(await service.signInByCode(email.trim(), code.trim()));
    },
    signOut,
    onAuthStateChanged: (onChange) => service.onAuthStateChanged(onChange),
  };
}

function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

// If storage is full or blocked, the email in the link's own URL is used.

function remember(storage: () => Storage, pending: PendingSignIn): void {
  try {
    storage().setItem(pendingSignInKey, JSON.stringify(pending));
  } catch {}
}

function recall(storage: () => Storage): Partial<PendingSignIn> | null {
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

function forget(storage: () => Storage): void {
  try {
    storage().removeItem(pendingSignInKey);
  } catch {}
}
