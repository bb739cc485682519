import { PortalError, type PortalErrorCode } from '@hoa/api';
import { createHttpClient, type HttpClient } from '@hoa/api/http';
import { newId, type PublicContact } from '@hoa/domain';
import { identitySignedIn, type PortalStore, signedOut } from '@hoa/portal';
import type { Configuration } from '@hoa/registry';
import { getLocale } from '@hoa/ui/text';
import { apiAddress } from '../registry/api-address.ts';
import { forget, recall, remember } from './pending-sign-in.ts';
import { readReturnTo } from './return-to.ts';
import { identityOf, type ServerSession } from './server-session.ts';
import type { CompletedSignIn, Session } from './session.ts';
import { SignInError, type SignInErrorCode } from './sign-in-error.ts';
import { tokenIn } from './sign-in-link.ts';

/** Opens the session of live mode in this browser. */
export async function openLiveSession(
  store: PortalStore,
  configuration: Promise<Configuration | undefined>,
): Promise<Session> {
  const api = await apiAddress(configuration);
  const client = createHttpClient({ api, membership: () => undefined });
  return createLiveSession(store, { client, storage: () => window.localStorage });
}

interface LiveSessionOptions {
  readonly client: HttpClient;
  readonly storage: () => Storage;
  readonly now?: () => number;
  readonly page?: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Signs in at the portal's server with a link sent by email. Rejects a link whose token belongs to another person.
 * Retries a failed sign-out when the browser is online again, unless someone signs in first.
 */
export function createLiveSession(
  store: PortalStore,
  { client, storage, now = Date.now, page = globalThis }: LiveSessionOptions,
): Session {
  // Lets the server recognize this page when an answer was lost and the person tries again.
  const attempt = newId();
  let isSignOutDue = false;

  /** The `returnTo` in this browser's storage takes precedence over the server's. */
  async function complete(input: object, email?: string): Promise<CompletedSignIn> {
    isSignOutDue = false;
    const answer = (await send('/sign-in/complete', input, {
      'sign-in-invalid': 'sign-in-invalid',
      'too-many-requests': 'too-many-codes',
    })) as ServerSession & { readonly returnTo?: string };
    const identity = identityOf(answer);
    if (email !== undefined && !isSameEmail(identity.user.email, email)) {
      await signOut().catch(() => undefined);
      throw new SignInError('sign-in-invalid');
    }
    const pending = recall(storage);
    forget(storage);
    return { identity, returnTo: readReturnTo(pending?.returnTo ? pending : answer) };
  }

  async function send(
    path: string,
    input: object,
    codes: Partial<Record<PortalErrorCode, SignInErrorCode>>,
  ): Promise<unknown> {
    try {
      return await client.send(path, { input });
    } catch (error) {
      const code = codes[PortalError.from(error).code];
      throw code ? new SignInError(code) : error;
    }
  }

  async function signOut(): Promise<void> {
    isSignOutDue = false;
    try {
      await client.send('/sign-out', { input: {} });
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
      if (email === '') {
        throw new SignInError('email-required', 'Please enter your email address');
      }
      const input = { email, returnTo, locale: getLocale() };
      await send('/sign-in', input, { 'too-many-requests': 'too-many-links' });
      remember(storage, { email, returnTo, askedAt: now() });
    },
    isSignInLink: (url) => tokenIn(url) !== undefined,
    async completeSignIn(url) {
      const token = tokenIn(url);
      if (token === undefined) {
        throw new SignInError('not-a-link', 'This address is not a sign-in link');
      }
      const email = new URL(url).searchParams.get('email')?.trim() || recall(storage)?.email;
      if (!email) {
        throw new SignInError('email-not-found', 'Email not found for sign-in completion');
      }
      return complete({ token, attempt }, email);
    },
    completeByCode: (email, code) => complete({ email: email.trim(), code: code.trim() }),
    async contact(association) {
      const query = association === undefined ? '' : `?${new URLSearchParams({ association })}`;
      return (await client.send(`/sign-in/contact${query}`)) as PublicContact | null;
    },
    enter: (identity) => void store.dispatch(identitySignedIn(identity)),
    async signOut() {
      await signOut().catch((error: unknown) => {
        console.error('The server could not be told of the sign-out.', error);
      });
      store.dispatch(signedOut());
    },
  };
}

function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
