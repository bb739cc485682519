import { type Identity, type IdentityProvider, SignInError } from './identity-provider.ts';
import { readReturnTo } from './return-to.ts';

/** The third party's calls (specification, section 7). */
export interface SignInLinkService {
  /** `linkTarget` is the absolute address that the link in the email leads to. */
  send(email: string, linkTarget: string): Promise<void>;
  isSignInLink(url: string): boolean;
  signIn(email: string, url: string): Promise<Identity>;
  signOut(): Promise<void>;
  onAuthStateChanged(onChange: (identity: Identity | null) => void): () => void;
}

/** The storage key of a requested link until it is opened, perhaps in another tab. */
export const pendingSignInKey = 'hoa:sign-in';

interface PendingSignIn {
  readonly email: string;
  readonly returnTo: string;
}

/** Signs in by a link sent to the person's email address. `portal` is the portal's own origin. */
export function createMagicLinkProvider(
  service: SignInLinkService,
  storage: () => Storage,
  portal: string,
): IdentityProvider {
  return {
    async sendSignInLink(typed, returnTo) {
      const email = typed.trim();
      if (email === '') throw new SignInError('email-required');
      const linkTarget = new URL('/login', portal);
      linkTarget.searchParams.set('email', email);
      await service.send(email, linkTarget.href);
      remember(storage, { email, returnTo });
    },
    isSignInLink: (url) => service.isSignInLink(url),
    async completeSignIn(url) {
      if (!service.isSignInLink(url)) throw new SignInError('not-a-link');
      const pending = recall(storage);
      const email = new URL(url).searchParams.get('email')?.trim() || pending?.email;
      if (!email) throw new SignInError('email-not-found');
      const identity = await service.signIn(email, url);
      forget(storage);
      return { identity, returnTo: readReturnTo(pending) };
    },
    signOut: () => service.signOut(),
    onAuthStateChanged: (onChange) => service.onAuthStateChanged(onChange),
  };
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
    const { email, returnTo } = kept as Record<string, unknown>;
    return {
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
