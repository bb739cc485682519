import type { Attachment, UploadedFile } from '@hoa/domain';
import { asAttachment } from '@hoa/domain/tickets';
import { type FileOwner, hangFiles } from '../files/hang-files.ts';
import type { UseCaseContext } from '../use-case.ts';

/**
 * Uploaded files as the actor's own, as of now, whatever the input says of who and when, hung on what they were sent
 * with. At most one statement.
 */
export async function ownFiles(
  context: UseCaseContext,
  files: readonly UploadedFile[],
  owner: FileOwner,
): Promise<Attachment[]> {
  await hangFiles(context, files, owner);
  const { actor, now } = context;
  return files.map((file) => ({
    ...asAttachment(file),
    uploadedBy: actor.uid,
    uploadedAt: now.toISOString(),
  }));
}
