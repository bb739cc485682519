import { PortalError } from '@hoa/api';
import type { StoredJob } from '@hoa/use-cases';
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Change, CollectionStoreName } from './change-store.ts';

/** A stored change with its store name and revision. */
interface PlacedChange extends Change {
  readonly area: CollectionStoreName;
  /** The revision of the collection's store after this change. */
  readonly revision: number;
}

interface Schema extends DBSchema {
  /** By store name and id. */
  changes: {
    key: [CollectionStoreName, string];
    value: PlacedChange;
    indexes: { byRevision: [CollectionStoreName, number] };
  };
  /** The revision of each store that has changes; others have the one under `everywhere`, or 0. */
  revisions: { key: CollectionStoreName | typeof everywhere; value: number };
  /** Unreadable changes, with the time they were found. */
  setAside: { key: number; value: { area: string; change: unknown; at: string } };
  /** By the job's key. */
  jobs: { key: string; value: StoredJob };
}

type Names = StoreNames<Schema>[];

/** A transaction over all stores; a read must not write to them. */
export type ChangeTransaction = IDBPTransaction<Schema, Names, 'readwrite'>;

/** The key of the revision of all stores before the first write or after the database was last cleared. */
export const everywhere = 'everywhere';

/** The format of the stored data. A database in an earlier format starts over. */
const version = 4;
export const storeNames: Names = ['changes', 'revisions', 'setAside', 'jobs'];

/** A database connection that reopens after the browser or a later release has closed it. */
export interface ChangeDatabase {
  read<R>(work: (transaction: ChangeTransaction) => Promise<R>): Promise<R>;
  /** Commits the writes of `work` when it resolves; rolls them back when it rejects, such as with `storage-full`. */
  write<R>(work: (transaction: ChangeTransaction) => Promise<R>): Promise<R>;
  close(): void;
}

/**
 * Opens the database; rejects if the browser has none, blocks it, or contains one from a later release.
 * @param onStartOver Called when changes in an earlier format were deleted.
 */
export async function openChangeDatabase(
  name: string,
  onStartOver: () => void,
): Promise<ChangeDatabase> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };

  function connect(): Promise<IDBPDatabase<Schema>> {
    opening ??= openWhole(name, forget, onStartOver).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  }

  async function run<R>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: ChangeTransaction) => Promise<R>,
  ): Promise<R> {
    const transaction = (await connect()).transaction(storeNames, mode) as ChangeTransaction;
    try {
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    } catch (error) {
      abort(transaction);
      const isFull = isQuotaExceeded(error) || isQuotaExceeded(transaction.error);
      throw isFull ? new PortalError('storage-full') : error;
    }
  }

  await connect();
  return {
    read: (work) => run('readonly', work),
    write: (work) => run('readwrite', work),
    close() {
      void opening?.then((database) => database.close());
      forget();
    },
  };
}

/** A database without the expected stores has no readable data, so it is created again. */
async function openWhole(
  name: string,
  onGone: () => void,
  onStartOver: () => void,
): Promise<IDBPDatabase<Schema>> {
  const database = await open(name, onGone, onStartOver);
  if (storeNames.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  await deleteDB(name);
  return open(name, onGone, onStartOver);
}

function open(
  name: string,
  onGone: () => void,
  onStartOver: () => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, version, {
    upgrade(database, from, _to, transaction) {
      for (const store of database.objectStoreNames) database.deleteObjectStore(store);
      for (const store of storeNames) {
        database.createObjectStore(store, { autoIncrement: store === 'setAside' });
      }
      transaction.objectStore('changes').createIndex('byRevision', ['area', 'revision']);
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

function abort(transaction: ChangeTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
