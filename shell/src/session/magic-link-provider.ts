import {
  type CompletedSignIn,
  type Identity,
  type IdentityProvider,
  SignInError,
} from './identity-provider.ts';
import { readReturnTo } from './return-to.ts';

/** The calls of what sends sign-in links (specification, section 7). */
export interface SignInLinkService {
  /** Sends a link to `/login` with the email in its query; `returnTo` is where the person was. */
  send(email: string, returnTo: string): Promise<void>;
  isSignInLink(url: string): boolean;
  signIn(email: string, url: string): Promise<ServiceSignIn>;
  signInByCode(email: string, code: string): Promise<ServiceSignIn>;
  signOut(): Promise<void>;
  onAuthStateChanged(onChange: (identity: Identity | null) => void): () => void;
}

export interface ServiceSignIn {
  readonly identity: Identity;
  /** Where the person was when they asked for the link, as the service knows it. */
  readonly returnTo?: string | undefined;
}

/** The storage key of a requested link until it is opened, perhaps in another tab. */
export const pendingSignInKey = 'hoa:sign-in';

interface PendingSignIn {
  readonly email: string;
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** How long a link can be used. */
const linkMs = 15 * 60_000;

/** The email that this browser has asked a link for that can still be used. */
export function requestedEmail(storage: () => Storage, now: number): string | undefined {
  const pending = recall(storage);
  return now - (pending?.askedAt ?? 0) < linkMs ? pending?.email : undefined;
}

/**
 * Signs in by a link sent to the person's email address. A link whose token is another person's is refused, and a
 * sign-out that failed is tried again once the browser is online, unless somebody signs in before.
 */
export function createMagicLinkProvider(
  service: SignInLinkService,
  storage: () => Storage,
  now: () => number = Date.now,
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): IdentityProvider {
  /** What this browser remembers of having asked comes before what the service does. */
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

// Storage may be full or forbidden; then the email in the link's own address is used.

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
