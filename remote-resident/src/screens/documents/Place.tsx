import { type Folder, folderPath } from '@hoa/domain';
import { Link } from '@hoa/shared';
import styles from './DocumentItem.module.css';
import { useText } from './messages/index.ts';
import { useFolderHref } from './useFolderHref.ts';

export interface PlaceProps {
  /** The folder in which something was found. */
  readonly folderId: string;
  /** All folders, to say the path. */
  readonly folders: readonly Folder[];
  /** Whether it leads to that folder; not inside a card that is a link itself. */
  readonly isLink?: boolean;
}

/** Where a match of a search is: the folders from the top to it. */
export function Place({ folderId, folders, isLink = false }: PlaceProps) {
  const text = useText();
  const hrefOf = useFolderHref();
  const path = folderPath(folders, folderId);
  const place = text.inFolder({ place: [text.title, ...path.map(({ name }) => name)].join(' › ') });
  return (
    <p className={styles.place}>{isLink ? <Link to={hrefOf(folderId)}>{place}</Link> : place}</p>
  );
}
