import { PortalError } from '@hoa/api';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CollectionKey, Snapshot, SnapshotStore } from './snapshot.ts';

interface Schema extends DBSchema {
  samples: {
    /** The revision is read first, so that an unchanged snapshot need not be read. */
    key: 'revision' | 'snapshot';
    value: unknown;
  };
}

/** The format of the stored data. A database in an earlier format starts over. */
const version = 5;

/** The channel that tells other pages of this browser which collections a write changed. */
const channelName = 'hoa:changes';

export interface SnapshotDatabase extends SnapshotStore {
  close(): void;
}

/**
 * Opens this browser's database. It reopens after the browser or a later release has closed it. Rejects if the browser
 * has none, blocks it, or contains one from a later release.
 * @param onStartOver Called when data in an earlier format was deleted.
 */
export async function openSnapshotDatabase(
  onStartOver: () => void,
  name = 'hoa',
): Promise<SnapshotDatabase> {
  const channel = new BroadcastChannel(channelName);
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let known: Snapshot | undefined;

  function connect(): Promise<IDBPDatabase<Schema>> {
    opening ??= open(name, forget, onStartOver).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  }

  function forget(): void {
    opening = undefined;
  }

  await connect();
  return {
    async read() {
      const { store } = (await connect()).transaction('samples');
      const revision = asRevision(await store.get('revision'));
      if (known?.revision !== revision) {
        known = asSnapshot(await store.get('snapshot'), revision);
      }
      return known;
    },
    async replace(before, next) {
      const transaction = (await connect()).transaction('samples', 'readwrite');
      try {
        const revision = asRevision(await transaction.store.get('revision'));
        if (revision !== before.revision) return false;
        await Promise.all([
          transaction.store.put(next, 'snapshot'),
          transaction.store.put(next.revision, 'revision'),
          transaction.done,
        ]);
      } catch (error) {
        const isFull = isQuotaExceeded(error) || isQuotaExceeded(transaction.error);
        throw isFull ? new PortalError('storage-full') : error;
      }
      known = next;
      channel.postMessage(changedKeys(before, next));
      return true;
    },
    subscribe(onChange) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        // Another release may send other messages.
        if (Array.isArray(data)) onChange(data.filter(isCollectionKey));
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close() {
      channel.close();
      void opening?.then((database) => database.close());
      forget();
    },
  };
}

function open(
  name: string,
  onGone: () => void,
  onStartOver: () => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, version, {
    upgrade(database, from) {
      for (const store of database.objectStoreNames) database.deleteObjectStore(store);
      database.createObjectStore('samples');
      if (from > 0) onStartOver();
    },
    // Closes the connection, so that a later release can upgrade the database.
    blocking(_current, _blocked, event) {
      onGone();
      (event.target as IDBDatabase).close();
    },
    terminated: onGone,
  });
}

/** An empty database has the revision ''. */
function asRevision(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

/** An unreadable value becomes an unreadable collection, so that it is reported. */
function asSnapshot(stored: unknown, revision: string): Snapshot {
  if (stored === undefined) return { collections: new Map(), jobs: [], revision };
  const { collections, jobs } = stored as Partial<Snapshot>;
  if (collections instanceof Map && Array.isArray(jobs)) return { collections, jobs, revision };
  const damaged = new Map([['damaged' as CollectionKey, new Map()]]);
  return { collections: damaged, jobs: [], revision };
}

/** A write copies only the collections that it changes. */
function changedKeys(before: Snapshot, next: Snapshot): CollectionKey[] {
  const keys = new Set([...before.collections.keys(), ...next.collections.keys()]);
  return [...keys].filter((key) => before.collections.get(key) !== next.collections.get(key));
}

function isCollectionKey(sent: unknown): sent is CollectionKey {
  return typeof sent === 'string' && sent.includes('/');
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
