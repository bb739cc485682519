import { PortalError } from '@hoa/api';
import type { Invitation, KnownPerson, Membership } from '@hoa/domain';
import { type RosterProblem, startsAt } from '@hoa/domain/people';
import type { UseCaseContext } from '../use-case.ts';

/** What an invitation, a change or a line of a file says of a membership. */
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
 * A membership from the day that is asked for. Of a person whom another association knows already it begins now at the
 * earliest: people sign in to the membership that began first.
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

/** Has the directories follow a membership on the day from which it holds. */
export function followLater(
  { now, addJob }: UseCaseContext,
  { uid, since }: Pick<Membership, 'uid' | 'since'>,
): void {
  if (Date.parse(since) > now.getTime()) addJob({ type: 'membership-begun', uid, at: since });
}

/** Refuses a resident of a unit that the association does not have; at most one statement. */
export async function assertUnit(
  { repositories }: UseCaseContext,
  { role, unit }: Pick<Held, 'role' | 'unit'>,
): Promise<void> {
  if (role !== 'resident') return;
  if (!(await repositories.units.get(unit))) throw refusedField('unit', 'unit-unknown');
}

/** A problem that is told beside the field it is about. */
export function refusedField(field: string, problem: RosterProblem): PortalError {
  return new PortalError('invalid-input', { field, problem });
}
