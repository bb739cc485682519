import { PortalError } from '@hoa/api';
import type { Changes, CollectionKey } from './snapshot.ts';
import { storageKeys } from './storage-keys.ts';

const prefix = 'hoa:v2:';

/** The changes that last as long as the tab. No other page writes to this storage. */
export interface SessionChanges {
  /** Returns the same collections until they are written. */
  read(): ReadonlyMap<CollectionKey, Changes>;
  /** Writes collections; rejects with `storage-full`. Returns the function that restores the former ones. */
  write(changed: ReadonlyMap<CollectionKey, Changes>): () => void;
  clear(): void;
}

export function createSessionChanges(storage: Storage): SessionChanges {
  let known: ReadonlyMap<CollectionKey, Changes> | undefined;

  function set(key: string, text: string | null): void {
    known = undefined;
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  }

  return {
    read() {
      known ??= new Map(
        storageKeys(storage, prefix).map((key) => [
          key.slice(prefix.length) as CollectionKey,
          parseChanges(storage.getItem(key)),
        ]),
      );
      return known;
    },
    write(changed) {
      const before = [...changed.keys()].map(
        (key) => [prefix + key, storage.getItem(prefix + key)] as const,
      );
      const restore = () => {
        for (const [key, text] of before) set(key, text);
      };
      try {
        for (const [key, changes] of changed) set(prefix + key, JSON.stringify([...changes]));
      } catch {
        restore();
        throw new PortalError('storage-full');
      }
      return restore;
    },
    clear() {
      for (const key of storageKeys(storage, prefix)) set(key, null);
    },
  };
}

/** An unparsable text becomes an unreadable change, so that it is reported. */
function parseChanges(text: string | null): Changes {
  try {
    return new Map(JSON.parse(text ?? '[]'));
  } catch {
    return new Map([['', { version: 0, record: text }]]);
  }
}
