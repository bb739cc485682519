import { actorKeys } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { currentMembership } from './with-unit.ts';

/**
 * Returns the keys of records shared by several people that the actor may read. Reads a resident's unit from their
 * membership if the session does not contain it. At most one statement.
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
