import { type Attachment, isPreviewable, safeFileUrl } from '@hoa/domain';
import { usePortal } from '@hoa/portal';
import { ConfirmDialog, Icon, IconButton } from '@hoa/ui';
import { Download, Trash2 } from 'lucide';
import { useState } from 'react';
import { FileThumbnail } from '../files/FileThumbnail.tsx';
import { FileWords } from '../files/FileWords.tsx';
import { useFilesText } from '../files/messages.ts';
import { isUploadAddress } from '../files/upload-address.ts';
import { useDownload } from '../files/useDownload.ts';
import { useReadSmall } from '../files/useReadSmall.ts';
import { PictureTile } from '../pictures/PictureTile.tsx';
import { usePictureViewer } from '../pictures/usePictureViewer.tsx';
import styles from './AttachmentList.module.css';

export interface AttachmentListProps {
  /** The list's accessible name: the record that the files belong to. */
  readonly label: string;
  readonly attachments: readonly Attachment[];
  /** Returns true if this person may remove the file. */
  readonly mayRemove?: ((attachment: Attachment) => boolean) | undefined;
  /** Removes the file; called after confirmation. */
  readonly onRemove?: ((attachment: Attachment) => void) | undefined;
  /** The consequences of a removal, shown in the confirmation. */
  readonly removeHint?: string | undefined;
}

/** The files of a ticket or message: images as thumbnails that open the viewer, others by name as downloads. */
export function AttachmentList(props: AttachmentListProps) {
  const { label, attachments, mayRemove, onRemove, removeHint } = props;
  const text = useFilesText();
  const { read, readSmall } = useReadAttachment();
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  const byId = (id: string) => attachments.find((each) => each.id === id);
  const isRemovable = (attachment: Attachment | undefined) =>
    onRemove !== undefined && attachment !== undefined && mayRemove?.(attachment) === true;
  const pictures = attachments.filter(isPreviewable).map((attachment) => ({
    id: attachment.id,
    name: attachment.name,
    read: () => read(attachment),
    readSmall: () => readSmall(attachment),
  }));
  const [open, viewer] = usePictureViewer(
    pictures,
    (id) => setLeaving(byId(id) ?? null),
    (id) => isRemovable(byId(id)),
  );
  if (attachments.length === 0) return null;
  const others = attachments.filter((attachment) => !isPreviewable(attachment));
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile picture={picture} onOpen={open} />
          </li>
        ))}
        {others.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            read={() => read(attachment)}
            onRemove={isRemovable(attachment) ? setLeaving : undefined}
          />
        ))}
      </ul>
      {viewer}
      <ConfirmDialog
        open={leaving !== null}
        title={text.removeTitle({ name: leaving?.name ?? '' })}
        confirmLabel={text.remove}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) onRemove?.(leaving);
          setLeaving(null);
        }}
      >
        {removeHint}
      </ConfirmDialog>
    </>
  );
}

interface RowProps {
  readonly attachment: Attachment;
  readonly read: () => Promise<File>;
  readonly onRemove: ((attachment: Attachment) => void) | undefined;
}

function AttachmentRow({ attachment, read, onRemove }: RowProps) {
  const text = useFilesText();
  const download = useDownload();
  const { id, name, type, size } = attachment;
  return (
    <li className={styles.row}>
      <span className={styles.face}>
        <FileThumbnail name={name} type={type} fileKey={id} load={undefined} />
        <FileWords name={name} size={size} />
      </span>
      <IconButton
        size="sm"
        label={text.downloadFile({ name })}
        icon={<Icon icon={Download} />}
        onClick={() => void download(read)}
      />
      {onRemove && (
        <IconButton
          size="sm"
          label={text.removeFile({ name })}
          icon={<Icon icon={Trash2} />}
          onClick={() => onRemove(attachment)}
        />
      )}
    </li>
  );
}

type Read = (attachment: Pick<Attachment, 'id' | 'name' | 'url'>) => Promise<File>;

/**
 * Returns functions that read an attachment or a small version of it: an uploaded file through the gateway, another one
 * from its URL. Both may reject.
 */
function useReadAttachment(): { readonly read: Read; readonly readSmall: Read } {
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
