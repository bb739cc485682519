import { type Actor, isCurrent, type Membership } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';

/** How many of a person's memberships as a resident are read. */
const maxMemberships = 20;

/** The actor with their unit: from the session where it knows it, else from their membership. */
export async function withHome(context: UseCaseContext): Promise<Actor> {
  const { actor } = context;
  if (actor.unit !== undefined || actor.role !== 'resident') return actor;
  const current = await currentMembership(context);
  return current ? { ...actor, unit: current.unit, tenure: current.tenure } : actor;
}

/** The membership as a resident in which the actor acts, of their unit where the session knows it; one statement. */
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

/** The unit whose dues the actor owes; none for tenants. At most one statement. */
export async function ownedUnit(context: UseCaseContext): Promise<string | undefined> {
  const { unit, tenure } = await withHome(context);
  return tenure === 'owner' ? unit : undefined;
}
