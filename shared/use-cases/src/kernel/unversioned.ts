import type { Versioned } from '../ports/repository.ts';

/** Returns a record without its storage fields. */
export function unversioned<T extends object>({
  version: _,
  ...record
}: Versioned<T>): Omit<T, 'version'> {
  return record;
}
