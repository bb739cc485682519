import { notify } from '@hoa/portal';
import { Alert, Button, Dialog, DialogFooter, Icon, IconButton, Skeleton } from '@hoa/ui';
import { Download, MoveLeft, MoveRight, Trash2 } from 'lucide';
import { type KeyboardEvent, useEffect } from 'react';
import { useFilesText } from '../files/messages.ts';
import { useDownload } from '../files/useDownload.ts';
import { usePreview } from '../files/usePreview.ts';
import { useViewerText } from './messages.ts';
import styles from './PictureViewer.module.css';
import type { Picture } from './picture.ts';

export interface PictureViewerProps {
  /** The pictures, in order. */
  readonly pictures: readonly Picture[];
  readonly shown: Picture;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
  /** If set, the shown picture can be removed. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** Shows a picture as large as the screen allows, with arrow keys and buttons for the others, and Download. */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, shown, onShow, onClose, onRemove } = props;
  const text = useFilesText();
  const viewerText = useViewerText();
  const download = useDownload();
  const at = pictures.findIndex(({ id }) => id === shown.id);
  const step = (by: 1 | -1) => {
    const next = pictures[at + by];
    if (next) onShow(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <Dialog
      open
      size="xl"
      title={shown.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={pictures.length === 1 ? styles.alone : undefined}
    >
      <div className={styles.stage}>
        <WholePicture key={shown.id} picture={shown} />
      </div>
      <DialogFooter>
        {pictures.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              label={viewerText.previousPicture}
              icon={<Icon icon={MoveLeft} />}
              aria-disabled={at === 0}
              onClick={() => step(-1)}
            />
            <output>{viewerText.pictureOf({ n: at + 1, total: pictures.length })}</output>
            <IconButton
              label={viewerText.nextPicture}
              icon={<Icon icon={MoveRight} />}
              aria-disabled={at === pictures.length - 1}
              onClick={() => step(1)}
            />
          </div>
        )}
        {onRemove && (
          <Button variant="quiet" icon={<Icon icon={Trash2} />} onClick={() => onRemove(shown.id)}>
            {text.removeFile({ name: shown.name })}
          </Button>
        )}
        <Button icon={<Icon icon={Download} />} onClick={() => void download(shown.read)}>
          {text.download}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Shows only files whose first bytes are those of an image. */
function WholePicture({ picture }: { readonly picture: Picture }) {
  const text = useFilesText();
  const preview = usePreview(picture.read, picture.id);
  const hasFailed = preview.state === 'failed' || preview.state === 'none';
  useEffect(() => {
    if (hasFailed) notify.error(text.previewFailed);
  }, [hasFailed, text]);
  if (preview.state === 'shown') {
    return <img className={styles.picture} src={preview.url} alt={picture.name} />;
  }
  if (preview.state === 'loading') return <Skeleton shape="block" height="100%" />;
  return <Alert tone="warning" title={text.previewFailed} />;
}
