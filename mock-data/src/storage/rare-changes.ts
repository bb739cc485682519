import { type ChangeDatabase, everywhere, storeNames } from './change-database.ts';
import { asChange, type Change, type CollectionStoreName } from './change-store.ts';

// Rare writes to the database, in a separate file that loads on first use.

/** Sets unreadable changes aside, unless they have been replaced since. */
export async function setAside(
  database: ChangeDatabase,
  storeName: CollectionStoreName,
  damaged: readonly Change[],
  now: Date,
): Promise<void> {
  const move = (isCopied: boolean) =>
    database.write(async (transaction) => {
      const kept = transaction.objectStore('changes');
      for (const { id, version } of damaged) {
        const change = await kept.get([storeName, id]);
        if (change === undefined || asChange(id, change).version !== version) continue;
        const found = { area: storeName, change, at: now.toISOString() };
        if (isCopied) await transaction.objectStore('setAside').add(found);
        await kept.delete([storeName, id]);
      }
    });
  // Without room for a copy, the change is only removed.
  await move(true).catch(() => move(false));
}

/** Deletes everything; returns the names of the stores that had changes. */
export function clear(database: ChangeDatabase): Promise<CollectionStoreName[]> {
  return database.write(async (transaction) => {
    const kept = transaction.objectStore('revisions');
    const [written, revisions] = await Promise.all([kept.getAllKeys(), kept.getAll()]);
    await Promise.all([
      ...storeNames.map((store) => transaction.objectStore(store).clear()),
      // Revisions are never reused, since another page may know the one from before.
      kept.put(Math.max(0, ...revisions.filter(Number.isInteger)) + 1, everywhere),
    ]);
    return written.filter((storeName) => storeName !== everywhere);
  });
}
