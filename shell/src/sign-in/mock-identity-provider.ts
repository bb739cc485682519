import type { OwnMembership, Role } from '@hoa/domain';
import type { SignedInUser } from '@hoa/portal';
import { type Identity, type MockIdentityProvider, SignInError } from './identity-provider.ts';
import { looksLikeSignInLink } from './sign-in-link.ts';

/** A sample person with every role that they have. */
export interface MockUser extends SignedInUser {
  readonly memberships?: readonly OwnMembership[] | undefined;
}

export type MockUsers = Readonly<Record<Role, MockUser>>;

/** Sample people, one per role, fetched when first needed; magic links are refused. */
export function createMockIdentityProvider(
  loadUsers: () => Promise<MockUsers>,
): MockIdentityProvider {
  const listeners = new Set<(identity: Identity | null) => void>();
  const tell = (identity: Identity | null) => {
    for (const listener of [...listeners]) listener(identity);
  };
  return {
    sendSignInLink: () => Promise.reject(new SignInError('mock-sending')),
    isSignInLink: looksLikeSignInLink,
    completeSignIn: () => Promise.reject(new SignInError('mock-completion')),
    completeByCode: () => Promise.reject(new SignInError('mock-completion')),
    async signInAs(role) {
      const { uid, email, displayName, memberships } = (await loadUsers())[role];
      const identity = { role, user: { uid, email, displayName }, memberships };
      tell(identity);
      return identity;
    },
    async signOut() {
      tell(null);
    },
    onAuthStateChanged(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
