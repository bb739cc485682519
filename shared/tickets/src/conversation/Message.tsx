import type { TicketMessage } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { AttachmentList, OutboxMark, RelativeTime } from '@hoa/parts';
import { Badge, classNames } from '@hoa/ui';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './Conversation.module.css';

export interface MessageProps {
  readonly message: TicketMessage;
  readonly isOwn: boolean;
  /** The previous message has the same author and shows the name. */
  readonly isContinued: boolean;
}

/** A message: the reader's own on the opposite side, system messages as a line, internal notes marked. */
export function Message({ message, isOwn, isContinued }: MessageProps) {
  const text = useTicketText();
  const domainText = useDomainText();
  const authorId = useId();
  const { id, author, content, createdAt, isInternal, attachments } = message;
  const name = isOwn ? text.you : author.displayName;
  return (
    <li className={classNames(isContinued && styles.continued)}>
      <article
        aria-labelledby={authorId}
        className={classNames(
          styles.message,
          isOwn && styles.own,
          author.role === 'system' && styles.system,
          isInternal && styles.internal,
          // An internal note has a label above its text.
          isContinued && !isInternal && styles.following,
        )}
      >
        <header className={styles.byline}>
          <span id={authorId} className={isContinued ? 'visually-hidden' : styles.author}>
            {name}
          </span>
          {!isOwn && !isContinued && author.role !== 'system' && (
            <span className={styles.role}>{domainText.roles[author.role]}</span>
          )}
          {isInternal && (
            <Badge tone="warning">
              <Lock aria-hidden="true" />
              <span>{text.internalNote}</span>
            </Badge>
          )}
          <span className={styles.when}>
            <RelativeTime iso={createdAt} />
          </span>
        </header>
        {content && <p className={styles.content}>{content}</p>}
        <AttachmentList label={text.attachments} attachments={attachments} />
        <OutboxMark id={id} />
      </article>
    </li>
  );
}
