import { type CollectionName, recordSchemas } from '@hoa/use-cases';
import { type Change, changeFormat } from './change-store.ts';

/**
 * Returns true if a change has the current format and contains a valid record of its collection, or none because it was
 * removed.
 */
export function isReadable(collection: CollectionName, change: Change): boolean {
  const { id, format, record } = change;
  if (format !== changeFormat) return false;
  if (record === undefined) return true;
  const parsed = recordSchemas[collection].safeParse(record);
  return parsed.success && parsed.data.id === id;
}
