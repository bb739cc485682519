import { createMemoryStorage } from './memory-storage.ts';
import type { StorageNotice } from './notice.ts';

/** Where collections are kept: for good (`local`) or as long as the tab (`session`). */
export interface PortalStorage {
  readonly local: Storage;
  readonly session: Storage;
}

/** The page's own storage; merely reading `window.localStorage` throws where it is forbidden. */
export function browserStorage(): PortalStorage {
  return {
    get local() {
      return window.localStorage;
    },
    get session() {
      return window.sessionStorage;
    },
  };
}

/** The same storage where it can be used; where it is forbidden, memory and one notice. */
export function usableStorage(
  storage: PortalStorage,
  onNotice: (notice: StorageNotice) => void,
): PortalStorage {
  let told = false;
  const orMemory = (area: keyof PortalStorage) => {
    try {
      const found = storage[area];
      if (found.length === 0) probe(found);
      return found;
    } catch {
      if (!told) onNotice({ code: 'storage-forbidden' });
      told = true;
      return createMemoryStorage();
    }
  };
  return { local: orMemory('local'), session: orMemory('session') };
}

/** An empty storage that takes nothing is as good as forbidden; a full one still holds things. */
function probe(storage: Storage): void {
  storage.setItem('hoa:probe', '');
  storage.removeItem('hoa:probe');
}
