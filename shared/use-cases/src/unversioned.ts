import type { Kept } from './ports/repository.ts';

/** A record as its domain knows it, without what only a storage needs. */
export function unversioned<T extends object>({
  version: _,
  ...record
}: Kept<T>): Omit<T, 'version'> {
  return record;
}
