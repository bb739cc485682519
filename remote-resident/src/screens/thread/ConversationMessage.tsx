import { isPreviewable, type ThreadMessage } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, PictureList, useReadSmall } from '@hoa/parts';
import { usePortal } from '@hoa/portal';
import { Avatar, classNames } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import styles from './ConversationMessage.module.css';
import { useText } from './messages.ts';

export interface ConversationMessageProps {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
  /** True if the previous message has the same author; the name is then not repeated. */
  readonly isFollowing: boolean;
  /** True if the next message has the same author; the picture is then next to that one. */
  readonly isFollowed: boolean;
}

/** One message of a conversation; own messages are aligned to the end side. */
export function ConversationMessage({
  message,
  isOwn,
  isFollowing,
  isFollowed,
}: ConversationMessageProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const bylineId = useId();
  const { id, author, content, createdAt } = message;
  const role = author.role === 'resident' ? undefined : domainText.roles[author.role];
  // Shows only one of them; the title is more specific than the role.
  const standing = author.title ?? role ?? author.unit;
  return (
    <article
      aria-labelledby={bylineId}
      className={classNames(
        styles.row,
        isOwn && styles.own,
        isFollowing && styles.following,
        isFollowed && styles.followed,
      )}
    >
      {!isOwn && <Avatar name={author.displayName} size="sm" className={styles.face} />}
      <div className={styles.bubble}>
        <p id={bylineId} className={styles.byline}>
          <span className={styles.author}>{isOwn ? text.you : author.displayName}</span>{' '}
          {!isOwn && standing && <span className="unbroken">{standing}</span>}{' '}
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

/** The attachments of a message: images that open, then a download button for each other file. */
function MessageFiles({ message }: { readonly message: ThreadMessage }) {
  const text = useText();
  const { download } = usePortal();
  const readSmall = useReadSmall();
  const { attachments } = message;
  if (attachments.length === 0) return null;
  const pictures = attachments.filter(isPreviewable).map(({ id, name, thumbnail }) => ({
    id,
    name,
    thumbnail,
    read: async () => new File([await download(id)], name),
    readSmall: () => readSmall(id),
  }));
  return (
    <div className={styles.files}>
      <PictureList label={text.pictures} pictures={pictures} />
      <DownloadList files={attachments.filter((file) => !isPreviewable(file))} />
    </div>
  );
}
