import { randomUUID } from 'node:crypto';
import type { Repositories } from '@hoa/use-cases';
import { isOver } from '@hoa/use-cases/kernel/is-over';
import type { Database } from '../ports/database.ts';
import type { FileStorage } from './file-storage.ts';

const retentionMs = 24 * 60 * 60 * 1000;
/** The number of files per query. */
const batchSize = 200;

/**
 * Deletes unattached files a day after their upload, exports whose time is over, and leftovers of crashes. Returns the
 * number of deleted files. Runs nightly, since it lists all files.
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
    const unused = await releaseUnused(database, hoaId, ids, now);
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
  now: Date,
): Promise<string[]> {
  const association = await database.association(hoaId);
  // The file may belong to an association of another database.
  if (!association) return [];
  const traceId = randomUUID().slice(0, 8);
  const unitOfWork = database.unitOfWork({ uid: null, operation: 'files.sweep', traceId });
  // Reads first: most files are attached, and a write blocks others of the association.
  const unused = await unitOfWork.read(association, ({ repositories }) =>
    unusedOf(repositories, ids, now),
  );
  if (unused.length === 0) return [];
  return unitOfWork.write(association, async ({ repositories }) => {
    const still = await unusedOf(
      repositories,
      unused.map(({ id }) => id),
      now,
    );
    for (const { id, hasRecord } of still) if (hasRecord) repositories.storedFiles.remove(id);
    return still.map(({ id }) => id);
  });
}

/** Returns the files without a record, those attached to nothing, and the files of exports whose time is over. */
async function unusedOf(
  { storedFiles, exports }: Pick<Repositories, 'storedFiles' | 'exports'>,
  ids: readonly string[],
  now: Date,
): Promise<{ readonly id: string; readonly hasRecord: boolean }[]> {
  const found = await storedFiles.getMany(ids);
  const kinds = new Map(found.map(({ id, ownerKind }) => [id, ownerKind]));
  const exported = ids.filter((id) => kinds.get(id) === 'export');
  const made = exported.length === 0 ? [] : await exports.getMany(exported);
  const kept = new Set(made.filter((one) => !isOver(one, now)).map(({ id }) => id));
  const isUnused = (id: string) => {
    const kind = kinds.get(id);
    if (kind === 'export') return !kept.has(id);
    return kind === undefined || kind === 'uploader';
  };
  return ids.filter(isUnused).map((id) => ({ id, hasRecord: kinds.has(id) }));
}
