import { type Attachment, safeFileUrl } from '../../domain/index.ts';
import { fileStore } from '../uploads/fileStore.ts';
import { isUploadAddress } from '../uploads/uploadAddress.ts';

/** The bytes of an attachment, wherever they are kept. Rejects when they cannot be had. */
export async function readAttachment({ url }: Pick<Attachment, 'url'>): Promise<Blob> {
  const address = safeFileUrl(url, location.origin);
  if (!address) throw new Error('The address of the file leads out of the portal.');
  if (isUploadAddress(address)) {
    const kept = await fileStore().get(address);
    if (!kept) throw new Error('The file is no longer in this browser.');
    return kept;
  }
  const response = await fetch(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // A missing file must not turn into the portal's own page.
  if (!response.ok || isPage)
    throw new Error(`The file could not be fetched (${response.status}).`);
  return response.blob();
}
