import { PortalError } from '@hoa/api';
import type { OwnMembership } from '@hoa/domain';
import type { Identity, SignedInUser } from '@hoa/portal';

/** A person as the server names them, with every role that they may act in. */
export interface ServerSession {
  readonly person: SignedInUser;
  readonly memberships: readonly OwnMembership[];
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
