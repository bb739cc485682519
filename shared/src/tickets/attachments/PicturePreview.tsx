import { notify } from '@hoa/shared';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import type { Attachment } from '../../domain/index.ts';
import { Alert, Button, Dialog, DialogFooter, Skeleton } from '../../ui/index.ts';
import { useTicketText } from '../messages/index.ts';
import { usePreview } from '../uploads/usePreview.ts';
import styles from './PicturePreview.module.css';
import { readAttachment } from './readAttachment.ts';
import { useDownload } from './useDownload.ts';

export interface PicturePreviewProps {
  readonly attachment: Attachment;
  readonly onClose: () => void;
}

/** A picture as large as the screen allows; only one whose first bytes are a picture's. */
export function PicturePreview({ attachment, onClose }: PicturePreviewProps) {
  const text = useTicketText();
  const download = useDownload();
  const preview = usePreview(() => readAttachment(attachment), attachment.id);
  const hasFailed = preview.state === 'failed' || preview.state === 'none';
  useEffect(() => {
    if (hasFailed) notify.error(text.previewFailed);
  }, [hasFailed, text]);
  return (
    <Dialog open size="lg" title={attachment.name} onClose={onClose}>
      {preview.state === 'shown' && (
        <img className={styles.picture} src={preview.url} alt={attachment.name} />
      )}
      {preview.state === 'loading' && <Skeleton shape="block" height="16rem" />}
      {hasFailed && <Alert tone="warning" title={text.previewFailed} />}
      <DialogFooter>
        <Button icon={<Download />} onClick={() => void download(attachment)}>
          {text.download}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
