import { PortalError, type PortalErrorCode } from '@hoa/api';
import type { HttpClient } from '@hoa/api/http';
import type { OwnMembership } from '@hoa/domain';
import { newId } from '@hoa/domain';
import type { SignedInUser } from '@hoa/portal';
import { getLocale } from '@hoa/ui/text';
import { type Identity, SignInError, type SignInErrorCode } from './identity-provider.ts';
import type { ServiceSignIn, SignInLinkService } from './magic-link-provider.ts';
import { tokenIn } from './sign-in-link.ts';

/** A person as the server names them, with every role that they may act in. */
export interface ServerSession {
  readonly person: SignedInUser;
  readonly memberships: readonly OwnMembership[];
}

/** The sign-in of the portal's own server; who is signed in there, the data's adapter tells. */
export function createSignInService(client: HttpClient): SignInLinkService {
  // Lets the server recognize this page when an answer was lost and the person tries again.
  const attempt = newId();
  async function complete(input: object): Promise<ServiceSignIn> {
    try {
      const answer = (await client.send('/sign-in/complete', { input })) as ServerSession & {
        returnTo?: string;
      };
      return { identity: identityOf(answer), returnTo: answer.returnTo };
    } catch (error) {
      throw asSignInError(error, {
        'sign-in-invalid': 'sign-in-invalid',
        'too-many-requests': 'too-many-codes',
      });
    }
  }

  return {
    async send(email, returnTo) {
      try {
        await client.send('/sign-in', { input: { email, returnTo, locale: getLocale() } });
      } catch (error) {
        throw asSignInError(error, { 'too-many-requests': 'too-many-links' });
      }
    },
    isSignInLink: (url) => tokenIn(url) !== undefined,
    signIn: (_email, url) => complete({ token: tokenIn(url), attempt }),
    signInByCode: (email, code) => complete({ email, code }),
    async signOut() {
      await client.send('/sign-out', { input: {} });
    },
    onAuthStateChanged: () => () => undefined,
  };
}

/** The error of signing in that an answer of the server means; another one stays as it is. */
function asSignInError(
  error: unknown,
  codes: Partial<Record<PortalErrorCode, SignInErrorCode>>,
): unknown {
  const code = codes[PortalError.from(error).code];
  return code ? new SignInError(code) : error;
}

/** A person in the membership of that id, else in their first; throws when they have none. */
export function identityOf(
  { person: { uid, email, displayName }, memberships }: ServerSession,
  membershipId?: string | null,
): Identity {
  const first = memberships.find(({ id }) => id === membershipId) ?? memberships[0];
  if (!first) throw new PortalError('signed-out');
  return {
    user: { uid, email, displayName },
    role: first.role,
    memberships,
    membershipId: first.id,
  };
}
