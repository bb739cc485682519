import { type Folder, folderPath } from '@hoa/domain';
import { Link } from '@hoa/portal';
import styles from './DocumentItem.module.css';
import { useText } from './messages.ts';
import { useFolderHref } from './useFolderHref.ts';

export interface PlaceProps {
  /** The folder of the match. */
  readonly folderId: string;
  /** All folders, to build the path. */
  readonly folders: readonly Folder[];
  /** True to link to the folder; not inside a card that is itself a link. */
  readonly isLink?: boolean;
}

/** The location of a search match: the path of folders to it. */
export function Place({ folderId, folders, isLink = false }: PlaceProps) {
  const text = useText();
  const hrefOf = useFolderHref();
  const path = folderPath(folders, folderId);
  const place = text.inFolder({ place: [text.title, ...path.map(({ name }) => name)].join(' › ') });
  return (
    <p className={styles.place}>{isLink ? <Link to={hrefOf(folderId)}>{place}</Link> : place}</p>
  );
}
