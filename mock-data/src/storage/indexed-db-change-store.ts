import { fetched } from '@hoa/api';
import { type ChangeTransaction, everywhere, openChangeDatabase } from './change-database.ts';
import {
  asChange,
  type Change,
  type CollectionStoreName,
  type LocalChangeStore,
} from './change-store.ts';

/** The channel that notifies other pages of this browser which stores a commit changed. */
const channelName = 'hoa:changes';

export interface IndexedDbChangeStore extends LocalChangeStore {
  /** Closes the database and the broadcast channel. */
  close(): void;
}

/**
 * Stores changes in this browser's database `hoa`. A commit is one transaction, so an acknowledged commit is complete,
 * even if several tabs write concurrently. Rejects if the database cannot be opened.
 * @param onStartOver Called when changes in an earlier format were deleted.
 */
export async function openIndexedDbChangeStore(
  now: () => Date,
  onStartOver: () => void,
  name = 'hoa',
): Promise<IndexedDbChangeStore> {
  const database = await openChangeDatabase(name, onStartOver);
  const channel = new BroadcastChannel(channelName);

  return {
    read: (storeName, known) =>
      database.read(async (transaction) => {
        const { first, of } = await revisionsOf(transaction, [storeName]);
        const revision = of(storeName);
        if (revision === known) return undefined;
        // If the revision is from before the database was cleared, everything is read.
        if (known !== undefined && known >= (first ?? 0) && known < revision) {
          return {
            revision,
            since: known,
            changes: await changesSince(transaction, storeName, known),
          };
        }
        return { revision, changes: await changesOf(transaction, storeName) };
      }),
    async commit(expected, changes, jobs = []) {
      if (changes.size === 0 && jobs.length === 0) {
        return database.read((transaction) => isAt(transaction, expected));
      }
      const names = [...changes.keys()];
      const isWritten = await database.write(async (transaction) => {
        if (!(await isAt(transaction, expected))) return false;
        const { first, of } = await revisionsOf(transaction, names);
        const before = first ?? newRevision();
        const revisions = transaction.objectStore('revisions');
        // `async`, so that a put that throws synchronously leaves no unhandled rejection.
        const put = async (storeName: CollectionStoreName, changed: readonly Change[]) => {
          const revision = Math.max(before, of(storeName)) + 1;
          const kept = transaction.objectStore('changes');
          await Promise.all([
            revisions.put(revision, storeName),
            ...changed.map(async (change) =>
              kept.put({ ...change, area: storeName, revision }, [storeName, change.id]),
            ),
          ]);
        };
        await Promise.all([
          revisions.put(before, everywhere),
          ...[...changes].map(([storeName, changed]) => put(storeName, changed)),
          ...jobs.map(async (job) => transaction.objectStore('jobs').put(job, job.key)),
        ]);
        return true;
      });
      if (isWritten && names.length > 0) channel.postMessage(names);
      return isWritten;
    },
    async jobs() {
      const kept = await database.read((transaction) => transaction.objectStore('jobs').getAll());
      return kept.sort((one, other) => (one.at < other.at ? -1 : 1));
    },
    removeJob: (key) =>
      database.write((transaction) => transaction.objectStore('jobs').delete(key)),
    async setAside(storeName, damaged) {
      const { setAside } = await fetched(import('./rare-changes.ts'));
      await setAside(database, storeName, damaged, now());
    },
    async clear() {
      const { clear } = await fetched(import('./rare-changes.ts'));
      channel.postMessage(await clear(database));
    },
    subscribe(onChange) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        // Another release may send other messages.
        if (Array.isArray(data)) onChange(data.filter(isStoreName));
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close() {
      channel.close();
      database.close();
    },
  };
}

function isStoreName(sent: unknown): sent is CollectionStoreName {
  return typeof sent === 'string' && sent.includes('/');
}

async function changesOf(
  transaction: ChangeTransaction,
  storeName: CollectionStoreName,
): Promise<Change[]> {
  const kept = transaction.objectStore('changes');
  // All ids of the store: in IndexedDB, an array sorts after every string.
  const range = IDBKeyRange.bound([storeName], [storeName, []]);
  const [keys, changes] = await Promise.all([kept.getAllKeys(range), kept.getAll(range)]);
  return keys.map(([, id], index) => asChange(id, changes[index]));
}

async function changesSince(
  transaction: ChangeTransaction,
  storeName: CollectionStoreName,
  revision: number,
): Promise<Change[]> {
  const kept = transaction.objectStore('changes').index('byRevision');
  const range = IDBKeyRange.bound([storeName, revision], [storeName, []], true);
  const changes = await kept.getAll(range);
  return changes.map((change) => asChange(change.id, change));
}

async function isAt(
  transaction: ChangeTransaction,
  expected: ReadonlyMap<CollectionStoreName, number>,
): Promise<boolean> {
  const { of } = await revisionsOf(transaction, [...expected.keys()]);
  return [...expected].every(([storeName, revision]) => revision === of(storeName));
}

/**
 * Reads the revisions of stores, and the one under `everywhere`, which is undefined before this release has written.
 */
async function revisionsOf(transaction: ChangeTransaction, names: readonly CollectionStoreName[]) {
  const kept = transaction.objectStore('revisions');
  const [first, ...own] = (
    await Promise.all([everywhere, ...names].map((key) => kept.get(key as CollectionStoreName)))
  ).map((found) => (Number.isInteger(found) ? found : undefined));
  return {
    first,
    of: (storeName: CollectionStoreName) => own[names.indexOf(storeName)] ?? first ?? 0,
  };
}

/** Random, so that a page does not confuse a new revision with one of a deleted database. */
const newRevision = () => Math.floor(Math.random() * 2 ** 52);
