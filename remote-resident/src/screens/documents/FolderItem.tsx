import { Link } from '@hoa/shared';
import type { Folder } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { Card, cardLinkClass, classNames } from '@hoa/shared/ui';
import { Folder as FolderIcon } from 'lucide-react';
import styles from './Item.module.css';
import { useText } from './messages/index.ts';
import { PinMark } from './PinMark.tsx';
import { useFolderHref } from './useFolderHref.ts';

export interface FolderItemProps {
  readonly folder: Folder;
  readonly isTile: boolean;
}

/** A folder, which opens on this page. */
export function FolderItem({ folder, isTile }: FolderItemProps) {
  const text = useText();
  const locale = useLocale();
  const hrefOf = useFolderHref();
  const date = formatDate(folder.modifiedTime, locale, 'short');
  return (
    <Card interactive padding="sm" className={classNames(styles.item, isTile && styles.tile)}>
      <span className={classNames(styles.icon, styles.folder)} aria-hidden="true">
        <FolderIcon />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={hrefOf(folder.id)} className={cardLinkClass}>
            {folder.name}
          </Link>
          {folder.pinned && <PinMark />}
        </p>
        <p className={styles.facts}>
          <time dateTime={folder.modifiedTime}>{isTile ? date : text.changed({ date })}</time>
        </p>
      </div>
    </Card>
  );
}
