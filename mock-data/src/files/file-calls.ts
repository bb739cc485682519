import { fetched, type Gateway, PortalError } from '@hoa/api';
import {
  type Dependencies,
  downloadFile,
  type FileDependencies,
  runOperation,
  uploadFile,
} from '@hoa/use-cases';
import { type BrowserUploadsOptions, browserUploads } from './browser-uploads.ts';
import { holdUpload, type UploadLocks } from './held-uploads.ts';
import type { UploadStore } from './upload-store.ts';

export interface FileCallsOptions
  extends Dependencies,
    Omit<BrowserUploadsOptions, 'newId' | 'now'> {
  /** Where uploaded files are kept; in this browser when left out. */
  readonly uploads?: UploadStore | undefined;
  /** Whether everything that this browser keeps could be read so far; left out where records end with the page. */
  readonly isWhole?: (() => boolean) | undefined;
  /** Locks by which pages know of each other's uploads; without them nothing is removed. */
  readonly uploadLocks?: UploadLocks | undefined;
  /** Where the outbox and half-written messages are kept; the browser's own when left out. */
  readonly storage?: Storage | undefined;
  readonly documents: FileDependencies['documents'] & {
    /** Where a document is served; undefined for one that is none of the samples. */
    addressOf(id: string): Promise<string | undefined>;
  };
}

/** The part of a gateway that moves files. */
export function fileCalls(
  options: FileCallsOptions,
): Pick<Gateway, 'upload' | 'download' | 'viewAddress'> {
  const { uploadLocks: locks = globalThis.navigator?.locks } = options;
  const dependencies = { ...options, uploads: options.uploads ?? browserUploads(options) };
  void sweep(dependencies, locks);
  return {
    async upload(file, uploadOptions) {
      try {
        const uploaded = await uploadFile(dependencies, file, uploadOptions);
        if (locks) holdUpload(locks, uploaded.id);
        return uploaded;
      } catch (error) {
        throw PortalError.from(error);
      }
    },
    async download(fileId, signal) {
      try {
        if (signal?.aborted) throw new PortalError('aborted');
        return await downloadKnown(dependencies, fileId);
      } catch (error) {
        throw PortalError.from(error);
      }
    },
    async viewAddress(fileId) {
      const { mimeType } = await runOperation(dependencies, 'files.get', { fileId });
      return mimeType === 'application/pdf' ? options.documents.addressOf(fileId) : undefined;
    },
  };
}

/** Once for each page: removes uploads that nothing needs any more. */
async function sweep(
  dependencies: FileCallsOptions & FileDependencies & { readonly uploads: UploadStore },
  locks: UploadLocks | undefined,
): Promise<void> {
  const { isWhole } = dependencies;
  if (!locks || !isWhole) return;
  try {
    const { storage = globalThis.localStorage } = dependencies;
    const { sweepUploads } = await import('./sweep-uploads.ts');
    await sweepUploads({ ...dependencies, locks, storage, isWhole });
  } catch {
    // What is left is removed by a later page.
  }
}

/** A file that a release before this one kept has no record of what it hangs on until it is first read. */
async function downloadKnown(dependencies: FileDependencies, fileId: string): Promise<File> {
  try {
    return await downloadFile(dependencies, fileId);
  } catch (error) {
    const isUnknown = PortalError.from(error).code === 'not-found';
    if (!isUnknown || !(await dependencies.uploads.read(fileId))) throw error;
    const { takeOverFormerUpload } = await fetched(import('./former-uploads.ts'));
    if (!(await takeOverFormerUpload(dependencies, fileId))) throw error;
    return downloadFile(dependencies, fileId);
  }
}
