import { PortalError } from '@hoa/api';
import type { Invitation, KnownPerson, Membership } from '@hoa/domain';
import { type RosterProblem, startsAt } from '@hoa/domain/people';
import type { UseCaseContext } from '../kernel/use-case.ts';

/** The membership data of an invitation, a change or an imported line. */
type Held = Pick<Invitation, 'role' | 'unit' | 'tenure' | 'from'> & {
  readonly groups?: Membership['groups'];
};

export function newPerson(
  uid: string,
  { displayName, email, phone }: Pick<Invitation, 'displayName' | 'email' | 'phone'>,
): KnownPerson {
  return { id: uid, uid, displayName, email, ...(phone === '' ? {} : { phone }) };
}

/**
 * Creates a membership from the given day. For a person whom another association already knows, it starts now at the
 * earliest: people sign in to the membership that started first.
 */
export function newMembership(
  { now, newId, association }: Pick<UseCaseContext, 'now' | 'newId' | 'association'>,
  uid: string,
  { role, unit, tenure, from, groups = [] }: Held,
  isKnownElsewhere = false,
): Membership {
  const start = startsAt(from, now, association.timeZone);
  return {
    id: newId(),
    uid,
    role,
    ...(role === 'resident' && { unit, tenure }),
    since: (isKnownElsewhere && start < now ? now : start).toISOString(),
    groups: role === 'resident' ? groups : [],
  };
}

/** Schedules the directory update for a membership that starts in the future. */
export function scheduleDirectoryUpdate(
  { now, addJob }: UseCaseContext,
  { uid, since }: Pick<Membership, 'uid' | 'since'>,
): void {
  if (Date.parse(since) > now.getTime()) addJob({ type: 'membership-begun', uid, at: since });
}

/** Rejects a resident whose unit the association does not have; at most one statement. */
export async function assertUnit(
  { repositories }: UseCaseContext,
  { role, unit }: Pick<Held, 'role' | 'unit'>,
): Promise<void> {
  if (role !== 'resident') return;
  if (!(await repositories.units.get(unit))) throw refusedField('unit', 'unit-unknown');
}

/** Creates an error that the form shows next to the field. */
export function refusedField(field: string, problem: RosterProblem): PortalError {
  return new PortalError('invalid-input', { field, problem });
}
