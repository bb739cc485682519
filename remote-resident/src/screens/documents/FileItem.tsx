import type { DocumentFile } from '@hoa/shared/domain';
import { formatDate, formatFileSize, useLocale } from '@hoa/shared/text';
import { Card, classNames, IconButton } from '@hoa/shared/ui';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useDownload } from '../../downloads/useDownload.ts';
import { FileIcon } from './FileIcon.tsx';
import styles from './Item.module.css';
import { useText } from './messages/index.ts';
import { PinMark } from './PinMark.tsx';

export interface FileItemProps {
  readonly file: DocumentFile;
  readonly isTile: boolean;
}

/** A file: what it is, how big, how old, and a way to download it. */
export function FileItem({ file, isTile }: FileItemProps) {
  const text = useText();
  const locale = useLocale();
  const download = useDownload();
  const nameId = useId();
  const { name, description, size, modifiedTime, mimeType, pinned } = file;
  return (
    <Card
      as="article"
      padding="sm"
      aria-labelledby={nameId}
      className={classNames(styles.item, isTile && styles.tile)}
    >
      <span className={styles.icon} aria-hidden="true">
        <FileIcon mimeType={mimeType} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <span id={nameId}>{name}</span>
          {pinned && <PinMark />}
        </p>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          <span>{formatFileSize(size, locale)}</span>
          <time dateTime={modifiedTime}>{formatDate(modifiedTime, locale, 'short')}</time>
        </p>
      </div>
      <IconButton
        label={text.download}
        suffix={name}
        icon={<Download />}
        className={styles.download}
        onClick={() => void download(file)}
      />
    </Card>
  );
}
