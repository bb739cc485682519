import { PortalError, type UploadOptions } from '@hoa/api';
import type { UploadedFile } from '@hoa/domain';
import type { FileStore } from './ports/files.ts';
import { type Dependencies, runOperation } from './run-operation.ts';

export interface FileDependencies extends Dependencies {
  /** What people have uploaded. */
  readonly uploads: FileStore;
  /** The files that come with records, by the id that `files.get` answers for. */
  readonly documents: Pick<FileStore, 'read'>;
}

type UploadDependencies = Pick<
  FileDependencies,
  'session' | 'association' | 'unitOfWork' | 'now' | 'uploads'
>;

/** Stores a file for the signed-in person, who alone may read it until a command refers to it. */
export async function uploadFile(
  { session, association, unitOfWork, now, uploads }: UploadDependencies,
  file: File,
  { folder, ...options }: UploadOptions,
): Promise<UploadedFile> {
  const actor = session();
  if (!actor) throw new PortalError('signed-out');
  const kept = await uploads.put(folder, file, options);
  await unitOfWork.write(association(actor.hoaId), async ({ repositories }) =>
    repositories.storedFiles.put({
      id: kept.id,
      ownerKind: 'uploader',
      ownerId: actor.uid,
      name: file.name,
      mimeType: kept.type,
    }),
  );
  return {
    ...kept,
    name: file.name,
    url: `/${folder}/${encodeURIComponent(kept.id)}`,
    uploadedBy: actor.uid,
    uploadedAt: now().toISOString(),
  };
}

/** A file as a whole. Rejects with `not-found` when it is gone or the signed-in person may not read it. */
export async function downloadFile(
  { uploads, documents, ...dependencies }: FileDependencies,
  fileId: string,
): Promise<File> {
  const { name, mimeType } = await runOperation(dependencies, 'files.get', { fileId });
  const content = (await uploads.read(fileId)) ?? (await documents.read(fileId));
  if (!content) throw new PortalError('not-found');
  return new File([content], name, { type: mimeType });
}
