import { type Actor, type Membership, mayManageAdmins } from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';

/**
 * Refuses to give, change or end administrators' memberships, or to change their sign-in, unless the actor has all
 * permissions. Pass every membership of a person whose sign-in changes.
 */
export function assertMayChange(
  actor: Actor,
  ...memberships: readonly Pick<Membership, 'role'>[]
): void {
  if (memberships.some(({ role }) => role === 'admin')) assertAllowed(mayManageAdmins(actor));
}
