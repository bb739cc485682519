import { safeFileUrl } from '@hoa/domain';
import { Icon, VisuallyHidden } from '@hoa/ui';
import { Image } from 'lucide';
import { useRef } from 'react';
import { useFilesText } from '../files/messages.ts';
import { usePreview } from '../files/usePreview.ts';
import { useIsNear } from '../welcome/useIsNear.ts';
import styles from './Pictures.module.css';
import type { Picture } from './picture.ts';

export interface PictureTileProps {
  readonly picture: Picture;
  readonly onOpen: (id: string) => void;
}

/** A thumbnail that opens the picture. Its space is reserved; the picture loads when it is near the viewport. */
export function PictureTile({ picture, onOpen }: PictureTileProps) {
  const text = useFilesText();
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useIsNear(button);
  const { id, name, readSmall } = picture;
  const brought = safeFileUrl(picture.thumbnail, location.origin);
  const isRead = isNear && brought === undefined;
  const preview = usePreview(isRead ? readSmall : undefined, isRead ? id : '');
  const url = brought ?? (preview.state === 'shown' ? preview.url : undefined);
  return (
    <button
      ref={button}
      type="button"
      className={styles.tile}
      title={preview.state === 'failed' ? text.previewFailed : name}
      onClick={() => onOpen(id)}
    >
      <VisuallyHidden>{text.previewFile({ name })}</VisuallyHidden>
      {url === undefined ? (
        <Icon icon={Image} className={styles.icon} />
      ) : (
        <img src={url} alt="" loading="lazy" className={styles.thumbnail} />
      )}
    </button>
  );
}
