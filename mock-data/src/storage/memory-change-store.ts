import { createMemoryStorage } from '@hoa/api';
import type { StoredJob } from '@hoa/use-cases';
import type {
  Change,
  ChangeStores,
  CollectionStoreName,
  LocalChangeStore,
} from './change-store.ts';
import { createSessionChangeStore } from './session-change-store.ts';

/** Stores changes in memory, for browsers without storage and for tests. */
export function createMemoryChangeStore(): LocalChangeStore {
  const stores = new Map<CollectionStoreName, { revision: number; changes: Map<string, Change> }>();
  const waiting = new Map<string, StoredJob>();
  const revisionOf = (storeName: CollectionStoreName) => stores.get(storeName)?.revision ?? 0;

  return {
    async read(storeName, knownRevision) {
      const revision = revisionOf(storeName);
      if (revision === knownRevision) return undefined;
      return { revision, changes: [...(stores.get(storeName)?.changes.values() ?? [])] };
    },
    async commit(expected, changes, jobs = []) {
      for (const [storeName, revision] of expected)
        if (revisionOf(storeName) !== revision) return false;
      for (const [storeName, changed] of changes) {
        const kept = stores.get(storeName) ?? { revision: 0, changes: new Map<string, Change>() };
        for (const change of changed) kept.changes.set(change.id, change);
        stores.set(storeName, { revision: kept.revision + 1, changes: kept.changes });
      }
      for (const job of jobs) waiting.set(job.key, job);
      return true;
    },
    jobs: async () => [...waiting.values()],
    async removeJob(key) {
      waiting.delete(key);
    },
    async setAside(storeName, damaged) {
      const kept = stores.get(storeName)?.changes;
      for (const { id, version } of damaged) {
        if (kept?.get(id)?.version === version) kept.delete(id);
      }
    },
    async clear() {
      waiting.clear();
      for (const store of stores.values()) {
        store.revision += 1;
        store.changes.clear();
      }
    },
    subscribe: () => () => undefined,
  };
}

/** Creates stores in memory, which last as long as the page. */
export function memoryChangeStores(now: () => Date = () => new Date()): ChangeStores {
  return {
    local: createMemoryChangeStore(),
    session: createSessionChangeStore(createMemoryStorage(), now),
  };
}
