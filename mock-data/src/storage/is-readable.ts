import { type CollectionName, recordSchemas } from '@hoa/use-cases';
import type { Change, CollectionKey } from './snapshot.ts';

/** Returns true if each change contains a valid record of the collection, or none because it was removed. */
export function isReadable(key: CollectionKey, changes: unknown): boolean {
  const schema = recordSchemas[key.slice(key.indexOf('/') + 1) as CollectionName];
  if (!schema || !(changes instanceof Map)) return false;
  return [...changes].every(([id, change]: [unknown, Partial<Change> | null]) => {
    if (!Number.isInteger(change?.version)) return false;
    if (change?.record === undefined) return true;
    const parsed = schema.safeParse(change.record);
    return parsed.success && parsed.data.id === id;
  });
}
