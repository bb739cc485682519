import { actorKeys } from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';
import { withHome } from './with-home.ts';

/** The keys by which the actor may read what is meant for several people; at most one statement. */
export async function ownKeys(context: UseCaseContext): Promise<string[]> {
  return actorKeys(await withHome(context));
}
