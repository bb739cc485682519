import { createMemoryStorage } from '@hoa/api';
import { type BrowserStores, newSnapshot, type SnapshotStore } from './snapshot.ts';

/** Stores a snapshot in memory, for browsers without storage and for tests. */
export function createMemorySnapshotStore(): SnapshotStore {
  let current = newSnapshot();
  return {
    read: async () => current,
    async replace(before, next) {
      if (current !== before) return false;
      current = next;
      return true;
    },
    subscribe: () => () => undefined,
  };
}

/** Creates stores in memory, which last as long as the page. */
export function memoryStores(): BrowserStores {
  return { local: createMemorySnapshotStore(), session: createMemoryStorage() };
}
