import { PortalError } from '@hoa/api';
import {
  asChange,
  type Change,
  type Changes,
  type CollectionStoreChanges,
  type CollectionStoreName,
  type OwnChangeStore,
  type Revisions,
} from './change-store.ts';
import { storageKeys } from './storage-keys.ts';

const prefix = 'hoa:v2:';
const setAsidePrefix = 'hoa:set-aside:';

/** Stores changes in a `Storage` that no other page writes to, such as the tab's `sessionStorage`. */
export function createSessionChangeStore(storage: Storage, now: () => Date): OwnChangeStore {
  const changesOf = (storeName: CollectionStoreName) =>
    parseChanges(storage.getItem(prefix + storeName));

  function keep(storeName: CollectionStoreName, changes: CollectionStoreChanges): void {
    try {
      storage.setItem(prefix + storeName, JSON.stringify(changes));
    } catch {
      throw new PortalError('storage-full');
    }
  }

  async function commitWith(
    expected: Revisions,
    changes: Changes,
    also: () => Promise<boolean>,
  ): Promise<boolean> {
    for (const [storeName, revision] of expected)
      if (changesOf(storeName).revision !== revision) return false;
    const before = [...changes.keys()].map((storeName) => [
      storeName,
      storage.getItem(prefix + storeName),
    ]);
    let isDone = false;
    try {
      for (const [storeName, changed] of changes) {
        const kept = changesOf(storeName);
        const byId = new Map<string, Change>(kept.changes.map((change) => [change.id, change]));
        for (const change of changed) byId.set(change.id, change);
        keep(storeName, { revision: kept.revision + 1, changes: [...byId.values()] });
      }
      isDone = await also();
      return isDone;
    } finally {
      for (const [storeName, text] of isDone ? [] : before)
        restore(storage, prefix + storeName, text);
    }
  }

  return {
    async read(storeName, knownRevision) {
      const kept = changesOf(storeName);
      return kept.revision === knownRevision ? undefined : kept;
    },
    commit: (expected, changes) => commitWith(expected, changes, async () => true),
    commitWith,
    async setAside(storeName, damaged) {
      const { revision, changes } = changesOf(storeName);
      const isDamaged = ({ id, version }: Change) =>
        damaged.some((other) => other.id === id && other.version === version);
      // Removes records first to free space.
      keep(storeName, { revision, changes: changes.filter((change) => !isDamaged(change)) });
      const key = `${setAsidePrefix}${storeName}:${now().toISOString()}`;
      storage.setItem(key, JSON.stringify(changes.filter(isDamaged)));
    },
    async clear() {
      for (const own of [prefix, setAsidePrefix]) {
        for (const key of storageKeys(storage, own)) storage.removeItem(key);
      }
    },
    subscribe: () => () => undefined,
  };
}

/**
 * Parses a collection's changes. An unparsable text counts as one unreadable change, so that it is set aside as a
 * whole.
 */
function parseChanges(text: string | null): CollectionStoreChanges {
  if (text === null) return { revision: 0, changes: [] };
  try {
    const { revision, changes } = JSON.parse(text);
    if (Number.isInteger(revision) && Array.isArray(changes)) {
      return { revision, changes: changes.map(readChange) };
    }
  } catch {
    // Unparsable; handled below.
  }
  return { revision: 0, changes: [asChange('', text)] };
}

function readChange(found: unknown, index: number): Change {
  const id = typeof found === 'object' && found !== null && 'id' in found ? found.id : undefined;
  return asChange(typeof id === 'string' ? id : `#${index}`, found);
}

function restore(storage: Storage, key: string, text: string | null | undefined): void {
  storage.removeItem(key);
  if (typeof text === 'string') storage.setItem(key, text);
}
