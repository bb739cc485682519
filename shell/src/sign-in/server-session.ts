import { PortalError } from '@hoa/api';
import type { OwnMembership } from '@hoa/domain';
import type { Identity, SignedInUser } from '@hoa/portal';

/** A signed-in person as the server reports them, with all their memberships. */
export interface ServerSession {
  readonly person: SignedInUser;
  readonly memberships: readonly OwnMembership[];
}

/** Returns a person in the membership with an id, otherwise in their first one; throws if they have none. */
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
