import type { NamedFile } from '@hoa/domain';
import { FileUploader, type Uploads } from '@hoa/parts';
import { Icon, IconButton } from '@hoa/ui';
import { X } from 'lucide';
import { useText } from './messages.ts';
import styles from './News.module.css';

export interface NewsAttachmentsProps {
  /** The files of the item that stay. */
  readonly kept: readonly NamedFile[];
  readonly onRemove: (file: NamedFile) => void;
  readonly uploads: Uploads;
}

/** The files of a news item, and the field that adds some. */
export function NewsAttachments({ kept, onRemove, uploads }: NewsAttachmentsProps) {
  const text = useText();
  return (
    <div className={styles.files}>
      {kept.length > 0 && (
        <ul aria-label={text.attached} className={styles.kept}>
          {kept.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <IconButton
                size="sm"
                icon={<Icon icon={X} />}
                label={text.removeFile}
                suffix={file.name}
                onClick={() => onRemove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileUploader label={text.files} uploads={uploads} />
    </div>
  );
}
