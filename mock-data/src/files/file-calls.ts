import { fetched, type Gateway, PortalError } from '@hoa/api';
import { downloadFile, type FileDependencies, uploadFile } from '@hoa/use-cases';

/** The part of a gateway that moves files. */
export function fileCalls(dependencies: FileDependencies): Pick<Gateway, 'upload' | 'download'> {
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
