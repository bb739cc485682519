import type { Attachment, UploadedFile } from '@hoa/domain';
import { asAttachment } from '@hoa/domain/tickets';
import type { UseCaseContext } from '../use-case.ts';

/** Uploaded files as the actor's own, as of now, whatever the input says of who and when. */
export function ownFiles(
  { actor, now }: UseCaseContext,
  files: readonly UploadedFile[],
): Attachment[] {
  return files.map((file) => ({
    ...asAttachment(file),
    uploadedBy: actor.uid,
    uploadedAt: now.toISOString(),
  }));
}
