import { useRef } from 'react';
import { useFilesText } from '../files/messages.ts';
import { usePreview } from '../files/usePreview.ts';
import { useIsNear } from '../welcome/useIsNear.ts';
import styles from './Pictures.module.css';
import type { PictureTileProps } from './PictureTile.tsx';

interface PictureFigureProps extends PictureTileProps {
  /** The text in the place of a picture that cannot be shown. */
  readonly missing: string;
}

/** A picture that opens in the viewer. It loads when it is near the viewport. */
export function PictureFigure({ picture, missing, onOpen }: PictureFigureProps) {
  const filesText = useFilesText();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const { id, name, readSmall } = picture;
  const preview = usePreview(isNear ? readSmall : undefined, isNear ? id : '');
  const isMissing = isNear && (preview.state === 'failed' || preview.state === 'none');
  return (
    <div ref={frame} className={styles.frame} aria-busy={preview.state === 'loading'}>
      {preview.state === 'shown' && (
        <button type="button" className={styles.figure} onClick={() => onOpen(id)}>
          <img src={preview.url} alt={filesText.previewFile({ name })} />
        </button>
      )}
      {isMissing && <p className={styles.missing}>{missing}</p>}
    </div>
  );
}
