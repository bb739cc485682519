import { type Gateway, PortalError } from '@hoa/api';
import {
  type Dependencies,
  downloadFile,
  type FileDependencies,
  runOperation,
  uploadFile,
} from '@hoa/use-cases';
import { type Delays, simulatedDelays } from '../delays.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';
import { markUploadInUse, type UploadLocks } from './uploads-in-use.ts';

export interface FileCallsOptions extends Dependencies {
  readonly isOffline?: () => boolean;
  readonly delays?: Delays;
  /** The store of uploaded files; this browser's by default. */
  readonly uploads?: UploadStore | undefined;
  /** Returns true if all stored records could be read so far; missing if records last only as long as the page. */
  readonly isWhole?: (() => boolean) | undefined;
  /** The locks by which pages detect each other's uploads; without them nothing is removed. */
  readonly uploadLocks?: UploadLocks | undefined;
  /** The storage of the outbox and of message drafts; the browser's by default. */
  readonly storage?: Storage | undefined;
  readonly documents: FileDependencies['documents'] & {
    /** Returns the URL of a sample document; undefined for other ids. */
    addressOf(id: string): Promise<string | undefined>;
  };
}

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
        if (locks) markUploadInUse(locks, uploaded.id);
        return uploaded;
      } catch (error) {
        throw PortalError.from(error);
      }
    },
    async download(fileId, signal) {
      try {
        if (signal?.aborted) throw new PortalError('aborted');
        return await downloadFile(dependencies, fileId);
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

/** Removes unused uploads, once per page. */
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
    // A later page removes the rest.
  }
}

/** The uploaded files of this browser. */
function browserUploads({
  newId,
  isOffline = () => false,
  delays = simulatedDelays(),
  now,
}: FileCallsOptions): UploadStore {
  return createUploadStore({
    caches: globalThis.caches,
    hasIndexedDb: globalThis.indexedDB !== undefined,
    newId,
    isOffline: () => isOffline() || globalThis.navigator?.onLine === false,
    stepMs: delays.uploadStep,
    now,
  });
}
