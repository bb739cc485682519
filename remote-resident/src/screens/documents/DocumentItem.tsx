import { contentId, type DocumentFile, type Folder, folderPath } from '@hoa/domain';
import { Link } from '@hoa/portal';
import { Card, cardLinkClass, classNames, Icon, IconButton, VisuallyHidden } from '@hoa/ui';
import { formatFileSize, type Locale, useLocale } from '@hoa/ui/text';
import {
  Download,
  File,
  FileArchive,
  FileImage,
  FileSpreadsheet,
  FileText,
  Folder as FolderIcon,
  Pin,
} from 'lucide';
import { useId } from 'react';
import { useFileDownload } from '../../downloads/useFileDownload.ts';
import styles from './DocumentItem.module.css';
import { ItemMenu } from './ItemMenu.tsx';
import { useText } from './messages.ts';
import { useFolderHref } from './useFolderHref.ts';

interface ItemProps {
  /** All folders; set for a search result, which then shows its location. */
  readonly found?: readonly Folder[] | undefined;
}

export interface FolderItemProps extends ItemProps {
  readonly folder: Folder;
}

/** A folder as a compact tile, in the results of a search as a row; its link opens it on this page. */
export function FolderItem({ folder, found }: FolderItemProps) {
  const text = useText();
  const locale = useLocale();
  const hrefOf = useFolderHref();
  const date = fileDate(folder.modifiedTime, locale);
  return (
    <Card interactive padding="sm" className={classNames(styles.item, !found && styles.compact)}>
      <span className={classNames(styles.icon, styles.folder)} aria-hidden="true">
        <Icon icon={FolderIcon} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={hrefOf(folder.id)} className={cardLinkClass}>
            {folder.name}
          </Link>
          {folder.pinned && <PinMark />}
        </p>
        {found && <MatchLocation folderId={folder.parentId} folders={found} />}
        <p className={styles.facts}>
          <time dateTime={folder.modifiedTime}>{found ? text.changed({ date }) : date}</time>
        </p>
      </div>
      <ItemMenu item={{ kind: 'folder', record: folder }} />
    </Card>
  );
}

export interface FileItemProps extends ItemProps {
  readonly isTile: boolean;
  readonly file: DocumentFile;
  readonly onOpen: (id: string) => void;
}

/** A file with its size, date and download button; a press elsewhere opens its preview. */
export function FileItem({ file, isTile, found, onOpen }: FileItemProps) {
  const text = useText();
  const locale = useLocale();
  const download = useFileDownload();
  const nameId = useId();
  const { name, description, size, modifiedTime, mimeType, pinned } = file;
  return (
    <Card
      as="article"
      interactive
      padding="sm"
      aria-labelledby={nameId}
      className={classNames(styles.item, isTile && styles.tile)}
    >
      <span className={styles.icon} aria-hidden="true">
        <FileIcon mimeType={mimeType} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <button
            type="button"
            className={classNames(cardLinkClass, styles.open)}
            onClick={() => onOpen(file.id)}
          >
            <span id={nameId}>{name}</span>
          </button>
          {pinned && <PinMark />}
        </p>
        {found && <MatchLocation folderId={file.parentId} folders={found} isLink />}
        {description && <p className={styles.description}>{description}</p>}
        <p className={classNames('dotted', styles.facts)}>
          <span>{formatFileSize(size, locale)}</span>
          <time dateTime={modifiedTime}>{fileDate(modifiedTime, locale)}</time>
        </p>
      </div>
      <IconButton
        label={text.download}
        suffix={name}
        icon={<Icon icon={Download} />}
        className={styles.download}
        onClick={() => void download({ id: contentId(file), name })}
      />
      <ItemMenu item={{ kind: 'document', record: file }} />
    </Card>
  );
}

function FileIcon({ mimeType }: { readonly mimeType: string }) {
  if (mimeType.startsWith('image/')) return <Icon icon={FileImage} />;
  if (/sheet|excel|csv/.test(mimeType)) return <Icon icon={FileSpreadsheet} />;
  if (/zip|compressed/.test(mimeType)) return <Icon icon={FileArchive} />;
  return /^text\/|pdf|word/.test(mimeType) ? <Icon icon={FileText} /> : <Icon icon={File} />;
}

interface MatchLocationProps {
  readonly folderId: string;
  readonly folders: readonly Folder[];
  /** True to link to the folder; not inside a card that is itself a link. */
  readonly isLink?: boolean;
}

/** The location of a search match: the path of folders to it. */
function MatchLocation({ folderId, folders, isLink = false }: MatchLocationProps) {
  const text = useText();
  const hrefOf = useFolderHref();
  const path = folderPath(folders, folderId);
  const place = text.inFolder({ place: [text.title, ...path.map(({ name }) => name)].join(' › ') });
  return (
    <p className={styles.place}>{isLink ? <Link to={hrefOf(folderId)}>{place}</Link> : place}</p>
  );
}

/** Formats the date of a file's last change: 'Nov 17', with the year unless it is the current one. */
export function fileDate(iso: string, locale: Locale, now = new Date()): string {
  const date = new Date(iso);
  return date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  });
}

/** A pin icon after the name of a pinned item. */
export function PinMark() {
  const text = useText();
  return (
    <span className={styles.pin} title={text.pinned}>
      <Icon icon={Pin} />
      <VisuallyHidden>{text.pinned}</VisuallyHidden>
    </span>
  );
}
