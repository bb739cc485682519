import { type ChangeTransaction, openChangeDatabase } from './change-database.ts';
import { type AreaName, asChange, type Change, type LocalChangeStore } from './change-store.ts';

/** Tells the other pages of this browser which areas a commit changed. */
const channelName = 'hoa:changes';

export interface IndexedDbChangeStore extends LocalChangeStore {
  /** Closes the database and the channel to the other pages. */
  close(): void;
}

/**
 * Keeps changes in the database `hoa` of this browser. A commit is one transaction: an acknowledged
 * commit is stored completely, also when several tabs write at the same time. Rejects when the
 * database can't be opened.
 */
export async function openIndexedDbChangeStore(
  now: () => Date,
  name = 'hoa',
): Promise<IndexedDbChangeStore> {
  const database = await openChangeDatabase(name);
  const channel = new BroadcastChannel(channelName);

  return {
    read: (area, known) =>
      database.read(async (transaction) => {
        const [revision = 0] = await revisionsOf(transaction, [area]);
        if (revision === known) return undefined;
        return { revision, changes: await changesOf(transaction, area) };
      }),
    async commit(expected, changes, jobs = []) {
      if (changes.size === 0 && jobs.length === 0) {
        return database.read((transaction) => isAt(transaction, expected));
      }
      const areas = [...changes.keys()];
      const isWritten = await database.write(async (transaction) => {
        if (!(await isAt(transaction, expected))) return false;
        const kept = transaction.objectStore('changes');
        await Promise.all([
          raise(transaction, areas),
          ...[...changes].flatMap(([area, changed]) =>
            // `async`, so that a put that throws at once leaves no other promise unhandled.
            changed.map(async (change) => kept.put(change, [area, change.id])),
          ),
          ...jobs.map(async (job) => transaction.objectStore('jobs').put(job, job.key)),
        ]);
        return true;
      });
      if (isWritten && areas.length > 0) channel.postMessage(areas);
      return isWritten;
    },
    async jobs() {
      const kept = await database.read((transaction) => transaction.objectStore('jobs').getAll());
      return kept.sort((one, other) => (one.at < other.at ? -1 : 1));
    },
    removeJob: (key) =>
      database.write((transaction) => transaction.objectStore('jobs').delete(key)),
    async setAside(area, damaged) {
      const move = (isCopied: boolean) =>
        database.write(async (transaction) => {
          const kept = transaction.objectStore('changes');
          for (const { id, version } of damaged) {
            const change = await kept.get([area, id]);
            if (change === undefined || asChange(id, change).version !== version) continue;
            const found = { area, change, at: now().toISOString() };
            if (isCopied) await transaction.objectStore('setAside').add(found);
            await kept.delete([area, id]);
          }
        });
      // Where there is no room for a copy, it is removed alone.
      await move(true).catch(() => move(false));
    },
    async clear() {
      const areas = await database.write(async (transaction) => {
        const written = await transaction.objectStore('revisions').getAllKeys();
        await Promise.all([
          transaction.objectStore('changes').clear(),
          transaction.objectStore('setAside').clear(),
          transaction.objectStore('jobs').clear(),
          // No revision comes twice: another page may know the one before.
          raise(transaction, written),
        ]);
        return written;
      });
      channel.postMessage(areas);
    },
    subscribe(onChange) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        // Another release may send something else.
        if (Array.isArray(data)) onChange(data.filter(isAreaName));
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

function isAreaName(sent: unknown): sent is AreaName {
  return typeof sent === 'string' && sent.includes('/');
}

async function changesOf(transaction: ChangeTransaction, area: AreaName): Promise<Change[]> {
  const kept = transaction.objectStore('changes');
  // Every id of the area: a list is greater than every text.
  const range = IDBKeyRange.bound([area], [area, []]);
  const [keys, changes] = await Promise.all([kept.getAllKeys(range), kept.getAll(range)]);
  return keys.map(([, id], index) => asChange(id, changes[index]));
}

async function isAt(
  transaction: ChangeTransaction,
  expected: ReadonlyMap<AreaName, number>,
): Promise<boolean> {
  const revisions = await revisionsOf(transaction, [...expected.keys()]);
  return [...expected.values()].every((revision, index) => revision === revisions[index]);
}

async function raise(transaction: ChangeTransaction, areas: readonly AreaName[]): Promise<void> {
  const revisions = await revisionsOf(transaction, areas);
  const kept = transaction.objectStore('revisions');
  await Promise.all(areas.map(async (area, index) => kept.put((revisions[index] ?? 0) + 1, area)));
}

/** 0 for an area that has not been written to. */
async function revisionsOf(
  transaction: ChangeTransaction,
  areas: readonly AreaName[],
): Promise<number[]> {
  const kept = transaction.objectStore('revisions');
  const found = await Promise.all(areas.map((area) => kept.get(area)));
  return found.map((revision) => (Number.isInteger(revision) ? Number(revision) : 0));
}
