import { PortalError } from '@hoa/api';
import type { CollectionName, KeptJob } from '@hoa/use-cases';
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { AreaName, Change } from './change-store.ts';
import { withDays } from './former-days.ts';

/** A change with its area and the revision that wrote it; changes of earlier releases have neither. */
interface PlacedChange extends Change {
  readonly area: AreaName;
  /** The revision that the area had after this change. */
  readonly revision: number;
}

interface Schema extends DBSchema {
  /** By area and id. */
  changes: {
    key: [AreaName, string];
    value: PlacedChange;
    indexes: { byRevision: [AreaName, number] };
  };
  /** The revision of each area that was written to; other areas have the one under `everywhere`, or 0. */
  revisions: { key: AreaName | typeof everywhere; value: number };
  /** What could not be read, with when it was found. */
  setAside: { key: number; value: { area: string; change: unknown; at: string } };
  /** By their key. */
  jobs: { key: string; value: KeptJob };
}

type Names = StoreNames<Schema>[];

/** All stores of a transaction; one that only reads must not write to them. */
export type ChangeTransaction = IDBPTransaction<Schema, Names, 'readwrite'>;

/** The key of the revision that all areas had before the first write, or when the database was last emptied. */
export const everywhere = 'everywhere';

/** 2 added the jobs, 3 the index of changes by revision, 4 made days of the association of instants. */
const version = 4;
export const storeNames: Names = ['changes', 'revisions', 'setAside', 'jobs'];

/** A connection to the database that is opened again when the browser or a later release has closed it. */
export interface ChangeDatabase {
  read<R>(work: (transaction: ChangeTransaction) => Promise<R>): Promise<R>;
  /** The writes of `work` are committed when it resolves and undone when it rejects, as with `storage-full`. */
  write<R>(work: (transaction: ChangeTransaction) => Promise<R>): Promise<R>;
  close(): void;
}

/** Opens the database; rejects where the browser has none, forbids it, or holds one of a later release. */
export async function openChangeDatabase(name: string): Promise<ChangeDatabase> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };

  function connect(): Promise<IDBPDatabase<Schema>> {
    opening ??= openWhole(name, forget).catch((error: unknown) => {
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

/** A database without the stores it should have holds nothing that can be read: it is created again. */
async function openWhole(name: string, onGone: () => void): Promise<IDBPDatabase<Schema>> {
  const database = await open(name, onGone);
  if (storeNames.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  await deleteDB(name);
  return open(name, onGone);
}

function open(name: string, onGone: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, version, {
    upgrade(database, from, _to, transaction) {
      for (const store of storeNames) {
        if (database.objectStoreNames.contains(store)) continue;
        database.createObjectStore(store, { autoIncrement: store === 'setAside' });
      }
      const changes = transaction.objectStore('changes');
      if (!changes.indexNames.contains('byRevision')) {
        changes.createIndex('byRevision', ['area', 'revision']);
      }
      if (from > 0) return upgradeDays(transaction);
    },
    // Closes the connection, so that a later release can upgrade the database.
    blocking(_current, _blocked, event) {
      onGone();
      (event.target as IDBDatabase).close();
    },
    terminated: onGone,
  });
}

async function upgradeDays(
  transaction: IDBPTransaction<Schema, Names, 'versionchange'>,
): Promise<void> {
  let cursor = await transaction.objectStore('changes').openCursor();
  for (; cursor; cursor = await cursor.continue()) {
    const { record } = cursor.value;
    if (typeof record !== 'object' || record === null) continue;
    const collection = cursor.key[0].split('/').at(-1) as CollectionName;
    await cursor.update({ ...cursor.value, record: withDays(collection, record) });
  }
}

function abort(transaction: ChangeTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
