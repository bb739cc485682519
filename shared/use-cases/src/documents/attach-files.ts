import { PortalError } from '@hoa/api';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredFile } from '../ports/records.ts';

/** The record that a file is attached to. */
export type FileOwner = Pick<StoredFile, 'ownerKind' | 'ownerId'>;

/**
 * Attaches uploads to a record, whose readers may then download them, and returns the stored file of each id, in their
 * order. Only the uploader can attach a file, and only to one record, so knowing an id grants no access. Rejects with
 * `invalid-input` for an id without a stored file. Runs at most one statement.
 */
export async function attachFiles(
  { actor, repositories: { storedFiles } }: UseCaseContext,
  files: readonly { readonly id: string }[],
  owner: FileOwner,
): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const ids = [...new Set(files.map(({ id }) => id))];
  const recorded = new Map((await storedFiles.getMany(ids)).map((file) => [file.id, file]));
  return ids.map((id) => {
    const file = recorded.get(id);
    if (file?.ownerKind === owner.ownerKind && file.ownerId === owner.ownerId) return file;
    if (file?.ownerKind !== 'uploader' || file.ownerId !== actor.uid) {
      throw new PortalError('invalid-input', { field: 'attachments' });
    }
    return storedFiles.put({ ...file, ...owner });
  });
}

/**
 * Lets readers of ordered work read files of the ticket it was created for. Skips an id that has no stored file. At
 * most one statement.
 */
export async function shareFiles(
  { repositories: { storedFiles } }: UseCaseContext,
  files: readonly { readonly id: string }[],
  workItemId: string,
): Promise<void> {
  if (files.length === 0) return;
  for (const file of await storedFiles.getMany(files.map(({ id }) => id))) {
    storedFiles.put({ ...file, workItems: [...(file.workItems ?? []), workItemId] });
  }
}

/** Detaches a file from a ticket; removes it when no other ticket uses it. One statement. */
export async function detach(
  { repositories: { storedFiles } }: UseCaseContext,
  fileId: string,
  ticketId: string,
): Promise<void> {
  const file = await storedFiles.get(fileId);
  if (!file) return;
  const others = (file.workItems ?? []).filter((id) => id !== ticketId);
  const isOwner = file.ownerKind === 'ticket' && file.ownerId === ticketId;
  const [next, ...rest] = others;
  if (!isOwner) storedFiles.put({ ...file, workItems: others });
  else if (next === undefined) storedFiles.remove(fileId);
  else storedFiles.put({ ...file, ownerId: next, workItems: rest });
}
