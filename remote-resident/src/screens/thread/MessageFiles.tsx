import { safeFileUrl, type ThreadAttachment } from '@hoa/shared/domain';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import styles from './Message.module.css';

/** The files of a message: small pictures of those that have one, and a way to download each. */
export function MessageFiles({ files }: { readonly files: readonly ThreadAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.map(({ id, name, thumbnail }) => {
        const url = safeFileUrl(thumbnail, location.origin);
        return url && <img key={id} src={url} alt={name} className={styles.picture} />;
      })}
      <DownloadList files={files} />
    </div>
  );
}
