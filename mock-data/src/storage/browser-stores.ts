import { createMemoryStorage } from '@hoa/api';
import type { StorageNotice } from './notice.ts';
import type { BrowserStores, SnapshotStore } from './snapshot.ts';
import { openSnapshotDatabase } from './snapshot-database.ts';

export interface BrowserStoresOptions {
  readonly onNotice: (notice: StorageNotice) => void;
  /** Opens the permanent store; rejects if the browser stores nothing. */
  readonly openLocal?: (onStartOver: () => void) => Promise<SnapshotStore>;
}

/** Some browsers never answer when they can't open a database. */
const openingLimitMs = 10_000;

/** Opens the browser's stores; if the browser stores nothing, uses memory and reports it once. */
export function browserStores(options: BrowserStoresOptions): BrowserStores {
  const { onNotice, openLocal = openSnapshotDatabase } = options;
  const opening = openLocal(() => onNotice('storage-outdated'));
  const local = withinLimit(opening).catch(async () => {
    onNotice('storage-forbidden');
    return (await import('./memory-stores.ts')).createMemorySnapshotStore();
  });
  return { local: deferred(local), session: usableSessionStorage() };
}

async function withinLimit<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open.')), openingLimitMs);
  });
  return Promise.race([opening, limit]).finally(() => clearTimeout(timer));
}

/** Returns `sessionStorage`, or memory if it is blocked or, while empty, accepts nothing; a full one is still readable. */
function usableSessionStorage(): Storage {
  try {
    const storage = window.sessionStorage;
    if (storage.length === 0) {
      storage.setItem('hoa:probe', '');
      storage.removeItem('hoa:probe');
    }
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

/** Returns a store whose methods wait until the real one is ready. */
function deferred(ready: Promise<SnapshotStore>): SnapshotStore {
  return {
    read: async () => (await ready).read(),
    replace: async (before, next) => (await ready).replace(before, next),
    subscribe(onChange) {
      let isOver = false;
      let end = () => {
        isOver = true;
      };
      void ready.then((store) => {
        if (!isOver) end = store.subscribe(onChange);
      });
      return () => end();
    },
  };
}
