import { fetched, type Gateway, PortalError } from '@hoa/api';
import {
  type Dependencies,
  downloadFile,
  type FileDependencies,
  type FileStore,
  runOperation,
  uploadFile,
} from '@hoa/use-cases';
import { type BrowserUploadsOptions, browserUploads } from './browser-uploads.ts';

export interface FileCallsOptions extends Dependencies, Omit<BrowserUploadsOptions, 'newId'> {
  /** Where uploaded files are kept; in this browser when left out. */
  readonly uploads?: FileStore | undefined;
  readonly documents: FileDependencies['documents'] & {
    /** Where a document is served; undefined for one that is none of the samples. */
    addressOf(id: string): Promise<string | undefined>;
  };
}

/** The part of a gateway that moves files. */
export function fileCalls(
  options: FileCallsOptions,
): Pick<Gateway, 'upload' | 'download' | 'viewAddress'> {
  const dependencies = { ...options, uploads: options.uploads ?? browserUploads(options) };
  return {
    async upload(file, options) {
      try {
        return await uploadFile(dependencies, file, options);
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
