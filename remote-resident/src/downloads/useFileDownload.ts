import { useDownload } from '@hoa/parts';
import { usePortal } from '@hoa/portal';

/** A file to download, by its id. */
export interface DownloadableFile {
  readonly id: string;
  readonly name: string;
}

/** Downloads a document or an attachment. */
export function useFileDownload(): (file: DownloadableFile) => Promise<void> {
  const download = useDownload();
  const { download: read } = usePortal();
  return ({ id, name }) =>
    download(async () => {
      const file = await read(id);
      return new File([file], name, { type: file.type });
    });
}
