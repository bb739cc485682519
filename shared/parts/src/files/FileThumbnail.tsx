import { Icon } from '@hoa/ui';
import { File as FileIcon, FileText, Image } from 'lucide';
import styles from './FileThumbnail.module.css';
import { useFilesText } from './messages.ts';
import { usePreview } from './usePreview.ts';

export interface FileThumbnailProps {
  readonly name: string;
  /** MIME type, as declared. */
  readonly type: string;
  /** Identifies the file, so that it is read once. */
  readonly fileKey: string;
  /** Reads the file, if it may be shown inline at all. */
  readonly load: (() => Promise<Blob>) | undefined;
}

/** A small picture of a file, or an icon of its kind; decoration beside its name. */
export function FileThumbnail({ name, type, fileKey, load }: FileThumbnailProps) {
  const text = useFilesText();
  const preview = usePreview(load, fileKey);
  if (preview.state === 'shown') {
    return <img className={styles.thumbnail} src={preview.url} alt="" />;
  }
  return (
    <span
      className={styles.thumbnail}
      title={preview.state === 'failed' ? text.previewFailed : undefined}
    >
      <KindIcon name={name} type={type} />
    </span>
  );
}

function KindIcon({ name, type }: { readonly name: string; readonly type: string }) {
  if (type.startsWith('image/')) return <Icon icon={Image} />;
  const isText = /\.(?:pdf|docx?|txt)$/i.test(name);
  return isText ? <Icon icon={FileText} /> : <Icon icon={FileIcon} />;
}
