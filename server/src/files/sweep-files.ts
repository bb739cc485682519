import { randomUUID } from 'node:crypto';
import type { Database } from '../ports.ts';
import type { FileStorage } from './file-storage.ts';

const keptMs = 24 * 60 * 60 * 1000;
/** How many files are looked up at once. */
const batchSize = 200;

/**
 * Removes the files that hang on nothing a day after they were uploaded, and what crashes left behind. Answers how
 * many files it removed. A job runs it every few hours.
 */
export async function sweepFiles(
  storage: FileStorage,
  database: Database,
  now: Date,
): Promise<number> {
  const moment = new Date(now.getTime() - keptMs);
  const batches = new Map<string, string[]>();
  let removed = 0;
  const flush = async (hoaId: string, ids: readonly string[]) => {
    const unused = await releaseUnused(database, hoaId, ids);
    for (const id of unused) await storage.remove({ hoaId, id });
    removed += unused.length;
  };
  await storage.removeLeftovers(moment);
  for await (const { hoaId, id } of storage.keptBefore(moment)) {
    const batch = [...(batches.get(hoaId) ?? []), id];
    batches.set(hoaId, batch);
    if (batch.length < batchSize) continue;
    batches.delete(hoaId);
    await flush(hoaId, batch);
  }
  for (const [hoaId, ids] of batches) await flush(hoaId, ids);
  return removed;
}

/** Those of the files that hang on nothing, whose records are removed first, so that nobody hangs them on something. */
async function releaseUnused(
  database: Database,
  hoaId: string,
  ids: readonly string[],
): Promise<string[]> {
  const association = await database.association(hoaId);
  // A folder of an association that this database does not have is not ours to empty.
  if (!association) return [];
  const traceId = randomUUID().slice(0, 8);
  const unitOfWork = database.unitOfWork({ uid: null, operation: 'files.sweep', traceId });
  return unitOfWork.write(association, async ({ repositories: { storedFiles } }) => {
    const kept = await storedFiles.getMany(ids);
    const waiting = kept.filter(({ ownerKind }) => ownerKind === 'uploader');
    for (const { id } of waiting) storedFiles.remove(id);
    const used = new Set(kept.map(({ id }) => id));
    return [...ids.filter((id) => !used.has(id)), ...waiting.map(({ id }) => id)];
  });
}
