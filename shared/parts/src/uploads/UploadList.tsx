import { isPreviewable } from '@hoa/domain';
import { Button, Icon, IconButton, VisuallyHidden } from '@hoa/ui';
import { CircleAlert, RotateCw, X } from 'lucide';
import { FileThumbnail } from '../files/FileThumbnail.tsx';
import { FileWords } from '../files/FileWords.tsx';
import { useFilesText } from '../files/messages.ts';
import styles from './UploadList.module.css';
import type { UploadItem, Uploads } from './useUploads.ts';

/**
 * The files of an uploader, each with its preview, its progress, and buttons to retry and remove it; below them the
 * errors.
 */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const text = useFilesText();
  const { items, problem, problemId } = uploads;
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={text.files}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          <Icon icon={CircleAlert} />
          <span>{problem}</span>
        </p>
      )}
    </>
  );
}

function UploadRow({ item, uploads }: { readonly item: UploadItem; readonly uploads: Uploads }) {
  const text = useFilesText();
  const { file, state, progress } = item;
  return (
    <li className={styles.row}>
      <FileThumbnail
        name={file.name}
        type={file.type}
        fileKey={item.id}
        load={isPreviewable(file) ? async () => file : undefined}
      />
      <FileWords name={file.name} size={state === 'done' ? file.size : undefined}>
        {state === 'uploading' && (
          <progress
            className={styles.progress}
            max={100}
            value={progress}
            aria-label={text.uploading({ file: file.name })}
          />
        )}
        {state === 'failed' && <span className={styles.failed}>{text.uploadFailed}</span>}
      </FileWords>
      {state === 'failed' && (
        <Button
          size="sm"
          icon={<Icon icon={RotateCw} />}
          onClick={() => void uploads.retry(item.id)}
        >
          <span>{text.tryAgain}</span> <VisuallyHidden>{file.name}</VisuallyHidden>
        </Button>
      )}
      <IconButton
        size="sm"
        label={text.removeFile({ name: file.name })}
        icon={<Icon icon={X} />}
        onClick={() => uploads.remove(item.id)}
      />
    </li>
  );
}
