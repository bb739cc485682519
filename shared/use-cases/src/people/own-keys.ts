import { actorKeys } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { currentMembership } from './with-home.ts';

/**
 * The actor's keys to records that several people may read; what the session does not know of a resident comes from
 * their membership. At most one statement.
 */
export async function ownKeys(context: UseCaseContext): Promise<string[]> {
  const { actor } = context;
  const { unit, groups } = actor;
  if (actor.role !== 'resident' || (unit !== undefined && groups !== undefined)) {
    return actorKeys(actor);
  }
  const current = await currentMembership(context);
  return actorKeys({
    ...actor,
    unit: unit ?? current?.unit,
    groups: groups ?? current?.groups,
  });
}
