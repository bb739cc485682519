import { isDraft, original } from '@reduxjs/toolkit';

/**
 * The entry of a shown list, for a change that is shown at once; undefined when it is not in it. Looks
 * without drafting every entry on the way, which with ten thousand of them is felt.
 */
export function findShown<T extends { id: string }>(draft: T[], id: string): T | undefined {
  const shown: object = draft;
  const all = isDraft(draft) ? (original(shown) as readonly T[]) : draft;
  const at = all.findIndex((one) => one.id === id);
  return at < 0 ? undefined : draft[at];
}
