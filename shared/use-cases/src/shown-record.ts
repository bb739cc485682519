import type { Kept } from './ports/repository.ts';

/** A record without its storage fields. */
export function shownRecord<T>({ version: _, ...record }: Kept<T>) {
  return record;
}
