import { createMemoryStorage, fetchedOnce } from '@hoa/api';
import type {
  ChangeStore,
  ChangeStores,
  LocalChangeStore,
  OwnChangeStore,
} from './change-store.ts';
import { openIndexedDbChangeStore } from './indexed-db-change-store.ts';
import type { StorageNotice } from './notice.ts';
import { storageKeys } from './storage-keys.ts';

export interface BrowserChangeStoresOptions {
  readonly now: () => Date;
  readonly onNotice: (notice: StorageNotice) => void;
  /** Opens the permanent store; rejects if the browser stores nothing. */
  readonly openLocal?: (now: () => Date, onStartOver: () => void) => Promise<LocalChangeStore>;
}

/** Some browsers never answer when they can't open a database. */
const openingLimitMs = 10_000;

/** Opens the browser's stores; if the browser stores nothing, uses memory and reports it once. */
export function browserChangeStores(options: BrowserChangeStoresOptions): ChangeStores {
  const { now, onNotice, openLocal = openIndexedDbChangeStore } = options;
  const opening = openLocal(now, () => onNotice({ code: 'storage-outdated' }));
  const local: Promise<LocalChangeStore> = withinLimit(opening).catch(async () => {
    onNotice({ code: 'storage-forbidden' });
    return (await import('./memory-change-store.ts')).createMemoryChangeStore();
  });
  return { local: deferredLocal(local), session: sessionOnDemand(now) };
}

/** Returns the tab's own store, whose code loads with the first stored change. */
function sessionOnDemand(now: () => Date): OwnChangeStore {
  const storage = usableSessionStorage();
  const open = fetchedOnce(async () => {
    const { createSessionChangeStore } = await import('./session-change-store.ts');
    return createSessionChangeStore(storage, now);
  });
  return {
    ...deferred(open),
    async read(storeName, knownRevision) {
      const isEmpty = storageKeys(storage, 'hoa:v2:').length === 0;
      if (!isEmpty) return (await open()).read(storeName, knownRevision);
      return knownRevision === 0 ? undefined : { revision: 0, changes: [] };
    },
    commitWith: async (...input) => (await open()).commitWith(...input),
    subscribe: () => () => undefined,
  };
}

async function withinLimit<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open.')), openingLimitMs);
  });
  return Promise.race([opening, limit]).finally(() => clearTimeout(timer));
}

/** Returns `sessionStorage`. Throws if it is blocked or, while empty, accepts nothing; a full one is still readable. */
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
    ...deferred(() => ready),
    commit: async (...input) => (await ready).commit(...input),
    jobs: async () => (await ready).jobs(),
    removeJob: async (key) => (await ready).removeJob(key),
  };
}

/** Returns a store whose methods wait until the real one is ready. */
function deferred(ready: () => Promise<ChangeStore>): ChangeStore {
  return {
    read: async (...input) => (await ready()).read(...input),
    commit: async (...input) => (await ready()).commit(...input),
    setAside: async (...input) => (await ready()).setAside(...input),
    clear: async () => (await ready()).clear(),
    subscribe(onChange) {
      let isOver = false;
      let end = () => {
        isOver = true;
      };
      void ready().then((store) => {
        if (!isOver) end = store.subscribe(onChange);
      });
      return () => end();
    },
  };
}
