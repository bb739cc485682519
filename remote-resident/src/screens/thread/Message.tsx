import type { ThreadMessage } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { OutboxMark } from '@hoa/shared/outbox';
import { formatDate, useLocale } from '@hoa/shared/text';
import { Avatar, classNames } from '@hoa/shared/ui';
import { useId } from 'react';
import styles from './Message.module.css';
import { MessageFiles } from './MessageFiles.tsx';
import { useText } from './messages/index.ts';

export interface MessageProps {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
}

/** One message; the reader's own stand on the other side. */
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
