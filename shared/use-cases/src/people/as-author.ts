import type { Actor, Author } from '@hoa/domain';

/** Returns the actor as an author. */
export function asAuthor({ uid, displayName, role }: Actor): Author {
  return { uid, displayName, role };
}
