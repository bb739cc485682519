import { notify, reportError } from '@hoa/shared';
import type { Attachment } from '../../domain/index.ts';
import { useTicketText } from '../messages/index.ts';
import { readAttachment } from './readAttachment.ts';
import { saveFile } from './saveFile.ts';

/** Saves an attachment to the person's device and says so. */
export function useDownload(): (attachment: Attachment) => Promise<void> {
  const text = useTicketText();
  return async (attachment) => {
    try {
      saveFile(await readAttachment(attachment), attachment.name);
      notify.success(text.downloadStarted);
    } catch (error) {
      reportError(error, text.downloadFailed);
    }
  };
}
