import type { Versioned } from '../ports/repository.ts';

/** A record of the domain, without its storage fields. */
export function unversioned<T extends object>({
  version: _,
  ...record
}: Versioned<T>): Omit<T, 'version'> {
  return record;
}
