import { isDraft, original } from '@reduxjs/toolkit';

/**
 * The entry of a cached list, as a draft for an optimistic change; undefined when the list lacks it.
 * Searches the original list: drafting each of ten thousand entries on the way is noticeably slow.
 */
export function findDraft<T extends { id: string }>(draft: T[], id: string): T | undefined {
  const list: object = draft;
  const all = isDraft(draft) ? (original(list) as readonly T[]) : draft;
  const at = all.findIndex((one) => one.id === id);
  return at < 0 ? undefined : draft[at];
}
