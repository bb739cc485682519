import { PortalError, usePortal } from '@hoa/portal';

/** Reads a small version of a picture by its id; the file itself where there is none. It may reject. */
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
