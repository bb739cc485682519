import { PortalError, type UploadOptions } from '@hoa/api';
import type { UploadedFile } from '@hoa/domain';
import { idempotent } from './kernel/idempotent.ts';
import type { FileStore, StoredFileInfo } from './ports/services.ts';
import { type Dependencies, runOperation } from './run-operation.ts';

export interface FileDependencies extends Dependencies {
  readonly uploads: FileStore;
  /** Files that belong to records, such as documents, by the id that `files.get` accepts. */
  readonly documents: Pick<FileStore, 'read'>;
}

type UploadDependencies = Pick<
  FileDependencies,
  'session' | 'association' | 'unitOfWork' | 'now' | 'uploads'
>;

/** Stores a file for the signed-in person. Only they may read it until a command attaches it to a record. */
export async function uploadFile(
  { uploads, ...dependencies }: UploadDependencies,
  file: File,
  { folder, ...options }: UploadOptions,
): Promise<UploadedFile> {
  if (!dependencies.session()) throw new PortalError('signed-out');
  const kept = await uploads.put(folder, file, options);
  return recordUpload(dependencies, { ...kept, name: file.name }, { folder });
}

export interface RecordOptions extends Pick<UploadOptions, 'folder'> {
  /** Idempotency key: a repeated upload returns the first result. */
  readonly requestId?: string | undefined;
}

/**
 * Records a file whose content is already stored. If the request is a repetition, returns the id of the first upload.
 */
export async function recordUpload(
  { session, association, unitOfWork, now }: Omit<UploadDependencies, 'uploads'>,
  kept: StoredFileInfo & { readonly name: string },
  { folder, requestId }: RecordOptions,
): Promise<UploadedFile> {
  const actor = session();
  if (!actor) throw new PortalError('signed-out');
  const { id, name, type, size } = kept;
  return unitOfWork.write(association(actor.hoaId), async (transaction) => {
    const at = now();
    const work = async () => {
      const { storedFiles } = transaction.repositories;
      const owner = { ownerKind: 'uploader', ownerId: actor.uid } as const;
      storedFiles.put({ id, ...owner, name, mimeType: type, size });
      return {
        ...kept,
        url: `/${folder}/${encodeURIComponent(id)}`,
        uploadedBy: actor.uid,
        uploadedAt: at.toISOString(),
      };
    };
    if (requestId === undefined) return work();
    const input = { folder, name, type, size };
    const request = { name: 'files.upload', requestId, sent: input, input } as const;
    return idempotent({ ...transaction, actor, now: at }, request, work);
  });
}

/** Downloads a file. Rejects with `not-found` if it does not exist or the signed-in person may not read it. */
export async function downloadFile(
  { uploads, documents, ...dependencies }: FileDependencies,
  fileId: string,
): Promise<File> {
  const { name, mimeType } = await runOperation(dependencies, 'files.get', { fileId });
  const content = (await uploads.read(fileId)) ?? (await documents.read(fileId));
  if (!content) throw new PortalError('not-found');
  return new File([content], name, { type: mimeType });
}
