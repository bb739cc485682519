import { createMemoryStorage } from '@hoa/api';
import type { ChangeStore, LocalChangeStore, OwnChangeStore } from './change-store.ts';
import { openIndexedDbChangeStore } from './indexed-db-change-store.ts';
import { createMemoryChangeStore } from './memory-change-store.ts';
import type { StorageNotice } from './notice.ts';
import { createSessionChangeStore } from './session-change-store.ts';
import { storageKeys } from './storage-keys.ts';

/** Where changes are kept: for good, or as long as the tab. */
export interface ChangeStores {
  readonly local: LocalChangeStore;
  readonly session: OwnChangeStore;
}

export interface BrowserChangeStoresOptions {
  readonly now: () => Date;
  readonly onNotice: (notice: StorageNotice) => void;
  /** Opens what keeps changes for good; rejects where the browser keeps nothing. */
  readonly openLocal?: (now: () => Date) => Promise<LocalChangeStore>;
}

/** Some browsers never answer when they can't open a database. */
const openingLimitMs = 10_000;

/** The browser's own stores; where it keeps nothing, memory and one notice. */
export function browserChangeStores(options: BrowserChangeStoresOptions): ChangeStores {
  const { now, onNotice, openLocal = openIndexedDbChangeStore } = options;
  const local: Promise<LocalChangeStore> = withinLimit(openLocal(now)).then(
    (store) => takenOver(() => window.localStorage, store),
    () => {
      onNotice({ code: 'storage-forbidden' });
      return createMemoryChangeStore();
    },
  );
  const session = createSessionChangeStore(usableSessionStorage(), now);
  return {
    local: deferredLocal(local),
    session: deferredOwn(takenOver(() => window.sessionStorage, session)),
  };
}

/** Memory alone: nothing outlives the page. */
export function memoryChangeStores(now: () => Date = () => new Date()): ChangeStores {
  return {
    local: createMemoryChangeStore(),
    session: createSessionChangeStore(createMemoryStorage(), now),
  };
}

async function withinLimit<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open.')), openingLimitMs);
  });
  return Promise.race([opening, limit]).finally(() => clearTimeout(timer));
}

/** The store with the changes of earlier releases; without them if they can't be moved now, as when storage is full. */
async function takenOver<S extends ChangeStore>(storage: () => Storage, store: S): Promise<S> {
  try {
    if (storageKeys(storage(), 'hoa:v1:').length > 0) {
      const { takeOverFormerChanges } = await import('./former-changes.ts');
      await takeOverFormerChanges(storage(), store);
    }
  } catch {
    // It stays where it is; the next page tries again.
  }
  return store;
}

/** An empty storage that takes nothing is as unusable as a forbidden one; a full one still holds things. */
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

function deferredLocal(ready: Promise<LocalChangeStore>): LocalChangeStore {
  return {
    ...deferred(ready),
    commit: async (...input) => (await ready).commit(...input),
    jobs: async () => (await ready).jobs(),
    removeJob: async (key) => (await ready).removeJob(key),
  };
}

function deferredOwn(ready: Promise<OwnChangeStore>): OwnChangeStore {
  return {
    ...deferred(ready),
    commitWith: async (...input) => (await ready).commitWith(...input),
  };
}

/** A store that answers once it is ready. */
function deferred(ready: Promise<ChangeStore>): ChangeStore {
  return {
    read: async (...input) => (await ready).read(...input),
    commit: async (...input) => (await ready).commit(...input),
    setAside: async (...input) => (await ready).setAside(...input),
    clear: async () => (await ready).clear(),
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
