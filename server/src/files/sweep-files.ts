import { randomUUID } from 'node:crypto';
import type { Repositories } from '@hoa/use-cases';
import type { Database } from '../ports/database.ts';
import type { FileStorage } from './file-storage.ts';

const retentionMs = 24 * 60 * 60 * 1000;
/** The number of files per query. */
const batchSize = 200;

/**
 * Deletes unattached files a day after their upload, and leftovers of crashes. Returns the number of deleted files.
 * Runs nightly, since it lists all files.
 */
export async function sweepFiles(
  storage: FileStorage,
  database: Database,
  now: Date,
): Promise<number> {
  const moment = new Date(now.getTime() - retentionMs);
  const batches = new Map<string, string[]>();
  let removed = 0;
  const flush = async (hoaId: string, ids: readonly string[]) => {
    const unused = await releaseUnused(database, hoaId, ids);
    for (const id of unused) await storage.remove({ hoaId, id });
    removed += unused.length;
  };
  await storage.removeLeftovers(moment);
  for await (const { hoaId, id } of storage.storedBefore(moment)) {
    const batch = [...(batches.get(hoaId) ?? []), id];
    batches.set(hoaId, batch);
    if (batch.length < batchSize) continue;
    batches.delete(hoaId);
    await flush(hoaId, batch);
  }
  for (const [hoaId, ids] of batches) await flush(hoaId, ids);
  return removed;
}

/** Returns unattached files after deleting their records, so that they cannot be attached meanwhile. */
async function releaseUnused(
  database: Database,
  hoaId: string,
  ids: readonly string[],
): Promise<string[]> {
  const association = await database.association(hoaId);
  // The file may belong to an association of another database.
  if (!association) return [];
  const traceId = randomUUID().slice(0, 8);
  const unitOfWork = database.unitOfWork({ uid: null, operation: 'files.sweep', traceId });
  // Reads first: most files are attached, and a write blocks others of the association.
  const unused = await unitOfWork.read(association, ({ repositories: { storedFiles } }) =>
    unusedOf(storedFiles, ids),
  );
  if (unused.length === 0) return [];
  return unitOfWork.write(association, async ({ repositories: { storedFiles } }) => {
    const still = await unusedOf(
      storedFiles,
      unused.map(({ id }) => id),
    );
    for (const { id, hasRecord } of still) if (hasRecord) storedFiles.remove(id);
    return still.map(({ id }) => id);
  });
}

/** Returns the files without a record, and those whose record is attached to nothing. */
async function unusedOf(
  storedFiles: Repositories['storedFiles'],
  ids: readonly string[],
): Promise<{ readonly id: string; readonly hasRecord: boolean }[]> {
  const kinds = new Map(
    (await storedFiles.getMany(ids)).map(({ id, ownerKind }) => [id, ownerKind]),
  );
  return ids
    .map((id) => ({ id, hasRecord: kinds.has(id) }))
    .filter(({ id, hasRecord }) => !hasRecord || kinds.get(id) === 'uploader');
}
