import type { Actor, Author } from '@hoa/domain';

/** The signed-in person as what they write is signed. */
export function asAuthor({ uid, displayName, role }: Actor): Author {
  return { uid, displayName, role };
}
