import { notify, reportError, useCommand } from '@hoa/shared';
import { useText } from './messages/index.ts';
import { saveFile } from './saveFile.ts';

/** A file to download, by its id. */
export interface DownloadableFile {
  readonly id: string;
  readonly name: string;
  /** Reads it in this browser, where it may have been uploaded; undefined when it was not. */
  readonly uploaded?: (() => Promise<Blob | undefined>) | undefined;
}

/** Downloads a file of the association, or one uploaded here: 'Download started!', or 'Download failed'. */
export function useDownload(): (file: DownloadableFile) => Promise<void> {
  const text = useText();
  const [read] = useCommand('files.download');
  return async ({ id, name, uploaded }) => {
    try {
      const own = await uploaded?.();
      if (own) {
        saveFile(name, own);
      } else {
        const file = await read({ fileId: id });
        saveFile(file.name, new Blob([bytesOf(file.base64)], { type: file.mimeType }));
      }
      notify.success(text.started);
    } catch (error) {
      reportError(error, text.failed);
    }
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
