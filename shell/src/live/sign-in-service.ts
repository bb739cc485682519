import { PortalError } from '@hoa/api';
import type { HttpClient } from '@hoa/api/http';
import type { OwnMembership } from '@hoa/domain';
import { newId } from '@hoa/domain';
import type { SignedInUser } from '@hoa/shared';
import { getLocale } from '@hoa/ui/text';
import { type Identity, SignInError } from '../session/identity-provider.ts';
import type { ServiceSignIn, SignInLinkService } from '../session/magic-link-provider.ts';
import { tokenIn } from '../session/sign-in-link.ts';

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
      const isRefused = PortalError.from(error).code === 'sign-in-invalid';
      throw isRefused ? new SignInError('sign-in-invalid') : error;
    }
  }

  return {
    async send(email, returnTo) {
      await client.send('/sign-in', { input: { email, returnTo, locale: getLocale() } });
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
