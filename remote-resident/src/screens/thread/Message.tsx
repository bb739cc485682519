import { isPreviewable, safeFileUrl, type ThreadAttachment, type ThreadMessage } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, usePreview } from '@hoa/parts';
import { usePortal } from '@hoa/shared';
import { Avatar, classNames } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import styles from './Message.module.css';
import { useText } from './messages/index.ts';

export interface MessageProps {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
}

/** One message of a conversation; own messages are aligned to the end side. */
export function Message({ message, isOwn }: MessageProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const bylineId = useId();
  const { id, author, content, createdAt } = message;
  return (
    <article aria-labelledby={bylineId} className={classNames(styles.row, isOwn && styles.own)}>
      {!isOwn && <Avatar name={author.displayName} size="sm" className={styles.face} />}
      <div className={styles.bubble}>
        <p id={bylineId} className={styles.byline}>
          <span className={styles.author}>{isOwn ? text.you : author.displayName}</span>{' '}
          {!isOwn && author.role !== 'resident' && <span>{domainText.roles[author.role]}</span>}{' '}
          {!isOwn && (author.title ?? author.unit) && (
            <span className="unbroken">{author.title ?? author.unit}</span>
          )}{' '}
          <time dateTime={createdAt} title={formatDate(createdAt, locale, 'long')}>
            {formatDate(createdAt, locale, 'time')}
          </time>
        </p>
        <p className={styles.content}>{content}</p>
        <MessageFiles message={message} />
        <OutboxMark id={id} />
      </div>
    </article>
  );
}

/** The attachments of a message: thumbnails of pictures, then a download button for each file. */
function MessageFiles({ message }: { readonly message: ThreadMessage }) {
  const { attachments } = message;
  if (attachments.length === 0) return null;
  return (
    <div className={styles.files}>
      {attachments.map((file) => {
        if (file.thumbnail === undefined) return <Picture key={file.id} file={file} />;
        const url = safeFileUrl(file.thumbnail, location.origin);
        return url && <img key={file.id} src={url} alt={file.name} className={styles.picture} />;
      })}
      <DownloadList files={attachments} />
    </div>
  );
}

/** The picture that a file is; renders nothing for other files. */
function Picture({ file }: { readonly file: ThreadAttachment }) {
  const { id, name } = file;
  const { download } = usePortal();
  const preview = usePreview(isPreviewable(file) ? () => download(id) : undefined, id);
  if (preview.state !== 'shown') return null;
  return <img src={preview.url} alt={name} className={styles.picture} />;
}
