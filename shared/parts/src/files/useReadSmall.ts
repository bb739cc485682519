import { PortalError, usePortal } from '@hoa/portal';

/**
 * Returns a function that reads a small version of a picture by its id, or the file if there is none. It may reject.
 */
export function useReadSmall(): (fileId: string) => Promise<File> {
  const { download } = usePortal();
  return async (fileId) => {
    try {
      return await download(fileId, undefined, { small: true });
    } catch (error) {
      if (PortalError.from(error).code !== 'not-found') throw error;
      return download(fileId);
    }
  };
}
