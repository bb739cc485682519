import styles from './Pictures.module.css';
import { PictureTile } from './PictureTile.tsx';
import type { Picture } from './picture.ts';
import { usePictureViewer } from './usePictureViewer.tsx';

export interface PictureListProps {
  /** The list's accessible name. */
  readonly label: string;
  readonly pictures: readonly Picture[];
}

/** Thumbnails that open the viewer; renders nothing without pictures. */
export function PictureList({ label, pictures }: PictureListProps) {
  const [open, viewer] = usePictureViewer(pictures);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile picture={picture} onOpen={open} />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
