import { Button } from '@hoa/shared/ui';
import { Download } from 'lucide-react';
import styles from './DownloadList.module.css';
import { useText } from './messages/index.ts';
import { type DownloadableFile, useDownload } from './useDownload.ts';

export interface DownloadListProps {
  readonly files: readonly DownloadableFile[];
}

/** Files beside a text, each a button that downloads it; nothing for none. */
export function DownloadList({ files }: DownloadListProps) {
  const text = useText();
  const download = useDownload();
  if (files.length === 0) return null;
  return (
    <ul aria-label={text.attachments} className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            size="sm"
            icon={<Download />}
            className={styles.file}
            onClick={() => void download(file)}
          >
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
