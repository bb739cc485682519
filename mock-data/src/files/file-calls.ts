import { type Gateway, PortalError } from '@hoa/api';
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
        return await downloadFile(dependencies, fileId);
      } catch (error) {
        throw PortalError.from(error);
      }
    },
  };
}
