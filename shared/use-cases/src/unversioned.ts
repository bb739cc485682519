import type { Kept } from './ports/repository.ts';

/** A record of the domain, without its storage fields. */
export function unversioned<T extends object>({
  version: _,
  ...record
}: Kept<T>): Omit<T, 'version'> {
  return record;
}
