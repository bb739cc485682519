import { type Audience, audienceKeys, permissionKey } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { ownKeys } from '../people/shown-people.ts';

/** Returns the keys of those who may read news for an audience: its members and the editors. */
export function newsReaders(audience: Audience): string[] {
  return [...audienceKeys(audience), permissionKey('news')];
}

/** Returns the condition for news that the actor may read; at most two statements. */
export async function whereReadable(context: UseCaseContext) {
  return { readers: { hasAny: await ownKeys(context), orMissing: true } } as const;
}
