import type { Attachment } from '@hoa/domain';
import { notify } from '@hoa/shared';
import { Alert, Button, Dialog, DialogFooter, Skeleton } from '@hoa/ui';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useFilesText } from '../files/messages/index.ts';
import { useDownload } from '../files/useDownload.ts';
import { usePreview } from '../files/usePreview.ts';
import styles from './PicturePreview.module.css';
import { useReadAttachment } from './useReadAttachment.ts';

export interface PicturePreviewProps {
  readonly attachment: Attachment;
  readonly onClose: () => void;
}

/** A full-size preview; only for files whose first bytes are a picture's. */
export function PicturePreview({ attachment, onClose }: PicturePreviewProps) {
  const text = useFilesText();
  const download = useDownload();
  const readAttachment = useReadAttachment();
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
        <Button icon={<Download />} onClick={() => void download(() => readAttachment(attachment))}>
          {text.download}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
