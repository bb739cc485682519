import { Button, Icon } from '@hoa/ui';
import { Download } from 'lucide';
import styles from './DownloadList.module.css';
import { useText } from './messages.ts';
import { type DownloadableFile, useFileDownload } from './useFileDownload.ts';

/** A download button for each file; renders nothing without files. */
export function DownloadList({ files }: { readonly files: readonly DownloadableFile[] }) {
  const text = useText();
  const download = useFileDownload();
  if (files.length === 0) return null;
  return (
    <ul aria-label={text.attachments} className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            size="sm"
            icon={<Icon icon={Download} />}
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
