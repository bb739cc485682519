import type { StoredNewsItem } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

/** Removes the fields that are stored only for queries. */
export function shownItem<T extends Partial<Versioned<StoredNewsItem>>>(stored: T) {
  const { visibleFrom: _, visibleUntil: __, version: ___, ...shown } = stored;
  return shown;
}
