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
  const areas = new Map<CollectionStoreName, { revision: number; changes: Map<string, Change> }>();
  const waiting = new Map<string, StoredJob>();
  const revisionOf = (area: CollectionStoreName) => areas.get(area)?.revision ?? 0;

  return {
    async read(area, knownRevision) {
      const revision = revisionOf(area);
      if (revision === knownRevision) return undefined;
      return { revision, changes: [...(areas.get(area)?.changes.values() ?? [])] };
    },
    async commit(expected, changes, jobs = []) {
      for (const [area, revision] of expected) if (revisionOf(area) !== revision) return false;
      for (const [area, changed] of changes) {
        const kept = areas.get(area) ?? { revision: 0, changes: new Map<string, Change>() };
        for (const change of changed) kept.changes.set(change.id, change);
        areas.set(area, { revision: kept.revision + 1, changes: kept.changes });
      }
      for (const job of jobs) waiting.set(job.key, job);
      return true;
    },
    jobs: async () => [...waiting.values()],
    async removeJob(key) {
      waiting.delete(key);
    },
    async setAside(area, damaged) {
      const kept = areas.get(area)?.changes;
      for (const { id, version } of damaged) {
        if (kept?.get(id)?.version === version) kept.delete(id);
      }
    },
    async clear() {
      waiting.clear();
      for (const area of areas.values()) {
        area.revision += 1;
        area.changes.clear();
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
