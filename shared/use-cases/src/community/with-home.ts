import { type Actor, isCurrent } from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';

/** How many of a person's memberships as a resident are read. */
const mostMemberships = 20;

/** The actor with their unit: from the session where it knows it, else from their membership. */
export async function withHome({ actor, now, repositories }: UseCaseContext): Promise<Actor> {
  if (actor.unit !== undefined || actor.role !== 'resident') return actor;
  const own = await repositories.memberships.find({
    where: { uid: actor.uid, role: 'resident' },
    orderBy: [['since', 'desc']],
    limit: mostMemberships,
  });
  const current = own.find((membership) => isCurrent(membership, now));
  return current ? { ...actor, unit: current.unit, tenure: current.tenure } : actor;
}

/** The unit whose dues the actor owes; none for tenants. At most one statement. */
export async function ownedUnit(context: UseCaseContext): Promise<string | undefined> {
  const { unit, tenure } = await withHome(context);
  return tenure === 'owner' ? unit : undefined;
}
