import { type Attachment, safeFileUrl } from '@hoa/domain';
import { usePortal } from '@hoa/portal';
import { isUploadAddress } from '../files/upload-address.ts';
import { useReadSmall } from '../files/useReadSmall.ts';

type Read = (attachment: Pick<Attachment, 'id' | 'name' | 'url'>) => Promise<File>;

/**
 * Returns functions that read an attachment or a small version of it: an uploaded file through the gateway, another one
 * from its URL. Both may reject.
 */
export function useReadAttachment(): { readonly read: Read; readonly readSmall: Read } {
  const { download } = usePortal();
  const downloadSmall = useReadSmall();
  const readBy =
    (readUploaded: (id: string) => Promise<File>): Read =>
    async ({ id, name, url }) => {
      const address = safeFileUrl(url, location.origin);
      if (!address) throw new Error('The address of the file is outside the portal.');
      const content = isUploadAddress(address) ? await readUploaded(id) : await fetchFile(address);
      return new File([content], name, { type: content.type });
    };
  return { read: readBy((id) => download(id)), readSmall: readBy(downloadSmall) };
}

async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address);
  // Some servers return the portal's page in place of a missing file.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage)
    throw new Error(`The file could not be fetched (${response.status}).`);
  return response.blob();
}
