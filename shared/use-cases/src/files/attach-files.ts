import { PortalError } from '@hoa/api';
import type { StoredFile } from '../community/records.ts';
import type { UseCaseContext } from '../use-case.ts';

/** The record that a file is attached to. */
export type FileOwner = Pick<StoredFile, 'ownerKind' | 'ownerId'>;

/**
 * Attaches uploads to a record; its readers may then download them. Only the uploader can attach a file, and only once,
 * so knowing an id grants no access. Skips an id that has no stored file. Runs at most one statement.
 */
export async function attachFiles(
  { actor, repositories: { storedFiles } }: UseCaseContext,
  files: readonly { readonly id: string }[],
  owner: FileOwner,
): Promise<void> {
  if (files.length === 0) return;
  for (const file of await storedFiles.getMany(files.map(({ id }) => id))) {
    const { ownerKind, ownerId } = file;
    if (ownerKind === owner.ownerKind && ownerId === owner.ownerId) continue;
    if (ownerKind !== 'uploader' || ownerId !== actor.uid) {
      throw new PortalError('invalid-input', { field: 'attachments' });
    }
    storedFiles.put({ ...file, ...owner });
  }
}

/**
 * Lets readers of a work item read files of the ticket it was created for. Skips an id that has no stored file. At most
 * one statement.
 */
export async function passOnFiles(
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
