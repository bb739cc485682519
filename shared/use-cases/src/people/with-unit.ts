import { type Actor, isCurrent, type Membership } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';

/** The maximum number of a person's resident memberships to read. */
const maxMemberships = 20;

/** Returns the actor with their unit, from the session if it contains the unit, otherwise from their membership. */
export async function withUnit(context: UseCaseContext): Promise<Actor> {
  const { actor } = context;
  if (actor.unit !== undefined || actor.role !== 'resident') return actor;
  const current = await currentMembership(context);
  return current ? { ...actor, unit: current.unit, tenure: current.tenure } : actor;
}

/** Returns the resident membership that the actor acts in, for the session's unit if it contains one; one statement. */
export async function currentMembership({
  actor,
  now,
  repositories,
}: UseCaseContext): Promise<Membership | undefined> {
  const own = await repositories.memberships.find({
    where: { uid: actor.uid, role: 'resident', unit: actor.unit },
    orderBy: [['since', 'desc']],
    limit: maxMemberships,
  });
  return own.find((membership) => isCurrent(membership, now));
}

/** Returns the unit whose dues the actor owes; undefined for tenants. At most one statement. */
export async function ownedUnit(context: UseCaseContext): Promise<string | undefined> {
  const { unit, tenure } = await withUnit(context);
  return tenure === 'owner' ? unit : undefined;
}
