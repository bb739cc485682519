import type { Kept } from './ports/repository.ts';

/** A record without what only its storage needs. */
export function shownRecord<T>({ version: _, ...record }: Kept<T>) {
  return record;
}
