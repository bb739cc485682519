import {
  isPreviewable,
  safeFileUrl,
  type ThreadAttachment,
  type ThreadMessage,
} from '@hoa/shared/domain';
import { fileStore, uploadAddress, usePreview } from '@hoa/shared/tickets';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import styles from './Message.module.css';

/** The files of a message: small pictures of those that have one, and a way to download each. */
export function MessageFiles({ message }: { readonly message: ThreadMessage }) {
  const { threadId, attachments } = message;
  if (attachments.length === 0) return null;
  const files = attachments.map((file) => ({
    ...file,
    uploaded: () => fileStore().get(uploadAddress(threadId, 'replies', file.id)),
  }));
  return (
    <div className={styles.files}>
      {files.map((file) => {
        if (file.thumbnail === undefined) return <Uploaded key={file.id} file={file} />;
        const url = safeFileUrl(file.thumbnail, location.origin);
        return url && <img key={file.id} src={url} alt={file.name} className={styles.picture} />;
      })}
      <DownloadList files={files} />
    </div>
  );
}

interface UploadedProps {
  readonly file: ThreadAttachment & { readonly uploaded: () => Promise<Blob | undefined> };
}

/** The picture of a file that was uploaded here; nothing for any other file. */
function Uploaded({ file }: UploadedProps) {
  const { id, name, uploaded } = file;
  const read = async () => (await uploaded()) ?? new Blob();
  const preview = usePreview(isPreviewable(file) ? read : undefined, id);
  if (preview.state !== 'shown') return null;
  return <img src={preview.url} alt={name} className={styles.picture} />;
}
