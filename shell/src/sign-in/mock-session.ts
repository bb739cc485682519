import type { OwnMembership, Role } from '@hoa/domain';
import { mockSignedIn, type PortalStore, type SignedInUser, signedOut } from '@hoa/portal';
import type { Session } from './session.ts';
import { SignInError } from './sign-in-error.ts';
import { looksLikeSignInLink } from './sign-in-link.ts';

/** A sample person with every role that they have. */
export interface MockUser extends SignedInUser {
  readonly memberships?: readonly OwnMembership[] | undefined;
}

export type MockUsers = Readonly<Record<Role, MockUser>>;

/**
 * Signs in as sample people, one per role; magic links are refused.
 * @param readProfile reads the signed-in person's profile, which sets their name in the store
 */
export function createMockSession(
  store: PortalStore,
  loadUsers: () => Promise<MockUsers>,
  readProfile: () => Promise<unknown> = async () => undefined,
): Session {
  const refuse = (step: 'sending' | 'completion') => async () => {
    const message = `MockMode: Magic link ${step} is disabled in mock mode`;
    throw new SignInError(`mock-${step}`, message);
  };
  return {
    sendSignInLink: refuse('sending'),
    isSignInLink: looksLikeSignInLink,
    completeSignIn: refuse('completion'),
    completeByCode: refuse('completion'),
    enter: (identity) => void store.dispatch(mockSignedIn(identity)),
    async signInAs(role) {
      const { uid, email, displayName, memberships } = (await loadUsers())[role];
      store.dispatch(mockSignedIn({ role, user: { uid, email, displayName }, memberships }));
      // Sets the name that was changed in this browser; if this fails, the original one stays.
      readProfile().catch(() => undefined);
    },
    async signOut() {
      store.dispatch(signedOut());
    },
  };
}
