import { notify, reportError, useCommand } from '@hoa/shared';
import { useText } from './messages/index.ts';
import { saveFile } from './saveFile.ts';

/** Downloads a file of the association by its id: 'Download started!', or 'Download failed'. */
export function useDownload(): (fileId: string) => Promise<void> {
  const text = useText();
  const [read] = useCommand('files.download');
  return async (fileId) => {
    try {
      const { name, mimeType, base64 } = await read({ fileId });
      saveFile(name, new Blob([bytesOf(base64)], { type: mimeType }));
      notify.success(text.started);
    } catch (error) {
      reportError(error, text.failed);
    }
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
