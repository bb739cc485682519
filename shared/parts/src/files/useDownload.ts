import { notify, reportError } from '@hoa/portal';
import { useFilesText } from './messages.ts';
import { saveFile } from './save-file.ts';

/** Reads a file, saves it on the person's device and shows 'Download started!' or 'Download failed'. */
export function useDownload(): (read: () => Promise<File>) => Promise<void> {
  const text = useFilesText();
  return async (read) => {
    try {
      const file = await read();
      // The content is not trusted: with this type no browser opens it as a page.
      saveFile(new File([file], file.name, { type: 'application/octet-stream' }));
      notify.success(text.downloadStarted);
    } catch (error) {
      reportError(error, text.downloadFailed);
    }
  };
}
