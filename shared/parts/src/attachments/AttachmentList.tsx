import { type Attachment, isPreviewable } from '@hoa/domain';
import { ConfirmDialog, IconButton, OnDemand, partOnDemand, VisuallyHidden } from '@hoa/ui';
import { Download, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FileThumbnail } from '../files/FileThumbnail.tsx';
import { FileWords } from '../files/FileWords.tsx';
import { useFilesText } from '../files/messages/index.ts';
import { useDownload } from '../files/useDownload.ts';
import styles from './AttachmentList.module.css';
import { useReadAttachment } from './useReadAttachment.ts';

const PicturePreview = partOnDemand(() =>
  import('./PicturePreview.tsx').then((m) => m.PicturePreview),
);

export interface AttachmentListProps {
  /** The list's accessible name: what the files belong to. */
  readonly label: string;
  readonly attachments: readonly Attachment[];
  /** Whether this person may remove it. */
  readonly mayRemove?: ((attachment: Attachment) => boolean) | undefined;
  /** Removes it; called after a confirmation. */
  readonly onRemove?: ((attachment: Attachment) => void) | undefined;
  /** What removing one means, shown before it is confirmed. */
  readonly removeHint?: string | undefined;
}

/** Files beside a ticket or message: thumbnails of pictures, preview, download, removal. */
export function AttachmentList({
  label,
  attachments,
  mayRemove,
  onRemove,
  removeHint,
}: AttachmentListProps) {
  const text = useFilesText();
  const [shown, setShown] = useState<Attachment | null>(null);
  const [leaving, setLeaving] = useState<Attachment | null>(null);
  if (attachments.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            onPreview={setShown}
            onRemove={onRemove && mayRemove?.(attachment) ? setLeaving : undefined}
          />
        ))}
      </ul>
      {shown && (
        <OnDemand what={shown.name} onClose={() => setShown(null)}>
          <PicturePreview attachment={shown} onClose={() => setShown(null)} />
        </OnDemand>
      )}
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
  readonly onPreview: (attachment: Attachment) => void;
  readonly onRemove: ((attachment: Attachment) => void) | undefined;
}

function AttachmentRow({ attachment, onPreview, onRemove }: RowProps) {
  const text = useFilesText();
  const download = useDownload();
  const readAttachment = useReadAttachment();
  const { id, name, type, size } = attachment;
  const isPicture = isPreviewable(attachment);
  const sizeId = useId();
  const face = (
    <>
      <FileThumbnail
        name={name}
        type={type}
        fileKey={id}
        load={isPicture ? () => readAttachment(attachment) : undefined}
      />
      {/* The button has its name from its hidden label; the size is its description. */}
      <FileWords name={name} size={size} sizeId={sizeId} aria-hidden={isPicture || undefined} />
    </>
  );
  return (
    <li className={styles.row}>
      {isPicture ? (
        <button
          type="button"
          className={styles.face}
          aria-describedby={size === undefined ? undefined : sizeId}
          onClick={() => onPreview(attachment)}
        >
          <VisuallyHidden>{text.previewFile({ name })}</VisuallyHidden>
          {face}
        </button>
      ) : (
        <span className={styles.face}>{face}</span>
      )}
      <IconButton
        size="sm"
        label={text.downloadFile({ name })}
        icon={<Download />}
        onClick={() => void download(() => readAttachment(attachment))}
      />
      {onRemove && (
        <IconButton
          size="sm"
          label={text.removeFile({ name })}
          icon={<Trash2 />}
          onClick={() => onRemove(attachment)}
        />
      )}
    </li>
  );
}
