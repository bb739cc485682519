import type { Role } from '@hoa/domain';
import { identitySignedIn, mockSignedIn, type PortalStore, signedOut } from '@hoa/portal';
import type {
  CompletedSignIn,
  Identity,
  IdentityProvider,
  MockIdentityProvider,
} from './identity-provider.ts';

/** Signing in and out, through the identity provider in use. */
export interface Session {
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  isSignInLink(url: string): boolean;
  /** Finishes a sign-in by its link; the person enters with one of their memberships. */
  completeSignIn(url: string): Promise<CompletedSignIn>;
  /** Finishes a sign-in by the code that came with the link. */
  completeByCode(email: string, code: string): Promise<CompletedSignIn>;
  /** Makes somebody the person who is signed in. */
  enter(identity: Identity): void;
  /** Signs in as a sample person; undefined outside mock mode. */
  readonly signInAs?: (role: Role) => Promise<void>;
  /** Signs out at the provider; should that fail it is logged, and the user is cleared anyway. */
  signOut(): Promise<void>;
}

/** `readProfile` reads the signed-in person's profile, which sets their name in the store. */
export function createSession(
  store: PortalStore,
  provider: IdentityProvider | MockIdentityProvider,
  readProfile: () => Promise<unknown> = async () => undefined,
): Session {
  const signedIn = 'signInAs' in provider ? mockSignedIn : identitySignedIn;
  provider.onAuthStateChanged((identity) => {
    const { mockOn, user } = store.getState().app;
    if (identity) store.dispatch(signedIn(identity));
    else if (user && !mockOn) store.dispatch(signedOut());
  });
  return {
    sendSignInLink: (email, returnTo) => provider.sendSignInLink(email, returnTo),
    isSignInLink: (url) => provider.isSignInLink(url),
    completeSignIn: (url) => provider.completeSignIn(url),
    completeByCode: (email, code) => provider.completeByCode(email, code),
    enter: (identity) => void store.dispatch(signedIn(identity)),
    ...('signInAs' in provider && {
      signInAs: async (role: Role) => {
        store.dispatch(mockSignedIn(await provider.signInAs(role)));
        // A sample person who was renamed in this browser keeps the new name; without it the old one stays.
        readProfile().catch(() => undefined);
      },
    }),
    async signOut() {
      try {
        await provider.signOut();
      } catch (error) {
        console.error('The identity provider failed to sign out.', error);
      }
      store.dispatch(signedOut());
    },
  };
}
