import { PortalError, type PortalErrorCode } from '@hoa/api';
import type { HttpClient } from '@hoa/api/http';
import { newId } from '@hoa/domain';
import { getLocale } from '@hoa/ui/text';
import { SignInError, type SignInErrorCode } from './identity-provider.ts';
import type { ServiceSignIn, SignInLinkService } from './magic-link-provider.ts';
import { identityOf, type ServerSession } from './server-session.ts';
import { tokenIn } from './sign-in-link.ts';

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
