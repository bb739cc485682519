import type { Attachment, UploadedFile } from '@hoa/domain';
import { asAttachment } from '@hoa/domain/tickets';
import { attachFiles, type FileOwner } from '../files/attach-files.ts';
import type { UseCaseContext } from '../use-case.ts';

/**
 * Uploaded files with the actor and the current time, in place of what the input claims, linked to
 * the record they were sent with. At most one statement.
 */
export async function ownFiles(
  context: UseCaseContext,
  files: readonly UploadedFile[],
  owner: FileOwner,
): Promise<Attachment[]> {
  await attachFiles(context, files, owner);
  const { actor, now } = context;
  return files.map((file) => ({
    ...asAttachment(file),
    uploadedBy: actor.uid,
    uploadedAt: now.toISOString(),
  }));
}
