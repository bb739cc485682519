import type { Actor, Author } from '@hoa/domain';

/** The signed-in person as the author of what they write. */
export function asAuthor({ uid, displayName, role }: Actor): Author {
  return { uid, displayName, role };
}
