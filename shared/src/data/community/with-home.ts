import type { Actor } from '../../domain/index.ts';
import type { UseCaseContext } from '../use-case.ts';

/** The actor with their unit: from the session where it knows it, else from their profile. */
export async function withHome({ actor, repositories }: UseCaseContext): Promise<Actor> {
  if (actor.unit !== undefined || actor.role !== 'resident') return actor;
  return { ...actor, unit: (await repositories.profiles.get(actor.uid))?.unit };
}
