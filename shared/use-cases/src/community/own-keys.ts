import { actorKeys } from '@hoa/domain';
import type { UseCaseContext } from '../use-case.ts';
import { withHome } from './with-home.ts';

/** The actor's keys to records that several people may read; at most one statement. */
export async function ownKeys(context: UseCaseContext): Promise<string[]> {
  return actorKeys(await withHome(context));
}
