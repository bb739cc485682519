import { withFoldersBelow } from '@hoa/domain';
import type { Repositories } from '../ports/collections.ts';
import type { Job } from '../ports/job.ts';
import { versionsOf } from './documents.ts';

/** The maximum number of folders and documents that one run deletes; an association has fewer. */
const maxPurged = 10_000;

/** Deletes folders with their contents, and documents with all versions, unless they were restored since. */
export async function purgeTrash(
  { folders, files, storedFiles }: Repositories,
  { removedAt, folderIds, documentIds }: Extract<Job, { type: 'trash-expired' }>,
): Promise<void> {
  const all = await folders.find({ limit: maxPurged });
  const expired = all.filter(
    (folder) => folderIds.includes(folder.id) && folder.removedAt === removedAt,
  );
  const gone = [...new Set(expired.flatMap(({ id }) => withFoldersBelow(all, id)))];
  const inside = gone.length
    ? files.find({ where: { parentId: { in: gone } }, limit: maxPurged })
    : [];
  const chosen = (await files.getMany(documentIds)).filter((file) => file.removedAt === removedAt);
  for (const file of [...(await inside), ...chosen]) {
    for (const fileId of new Set(versionsOf(file).map((version) => version.fileId))) {
      storedFiles.remove(fileId);
    }
    files.remove(file.id);
  }
  for (const id of gone) folders.remove(id);
}
