import { PortalError } from '@hoa/api';
import type { StoredFile } from '../community/records.ts';
import type { UseCaseContext } from '../use-case.ts';

/** What files hang on. */
export type FileOwner = Pick<StoredFile, 'ownerKind' | 'ownerId'>;

/**
 * Hangs files on what they were sent with, so that whoever may read that may read them. Only the person who uploaded
 * a file may, and once: an id that somebody else knows opens nothing. One without a record stays unread. At most one
 * statement.
 */
export async function hangFiles(
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
