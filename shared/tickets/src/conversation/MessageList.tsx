import type { TicketMessage } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { AttachmentList, OutboxMark, RelativeTime } from '@hoa/parts';
import { type Output, useActor, useOperation } from '@hoa/portal';
import { Badge, Button, classNames, ErrorPanel, Icon } from '@hoa/ui';
import { Lock } from 'lucide';
import { useId, useState } from 'react';
import { useTicketText } from '../messages.ts';
import styles from './Conversation.module.css';

/** A part of a conversation, oldest first. */
export type ConversationPart = Output<'tickets.messages'>;

interface MessageListProps {
  readonly ticketId: string;
  readonly part: ConversationPart;
  /** It was loaded by 'Show earlier messages'. */
  readonly isEarlier?: boolean;
}

/** A part of a conversation, with the earlier parts above it on demand. */
export function MessageList({ ticketId, part, isEarlier = false }: MessageListProps) {
  const { items, hasEarlier } = part;
  const text = useTicketText();
  const { uid } = useActor();
  const oldest = items[0];
  const messages = items.map((message, index) => (
    <Message
      key={message.id}
      message={message}
      isOwn={message.author.uid === uid}
      isContinued={message.author.uid === items[index - 1]?.author.uid}
    />
  ));
  return (
    <>
      {hasEarlier && oldest && <Earlier ticketId={ticketId} oldest={oldest} />}
      {isEarlier ? (
        <ol
          ref={focusOnArrival}
          tabIndex={-1}
          aria-label={text.earlierMessages}
          className={styles.messages}
        >
          {messages}
        </ol>
      ) : (
        <ol className={styles.messages} aria-live="polite" aria-relevant="additions">
          {messages}
        </ol>
      )}
    </>
  );
}

interface EarlierProps {
  readonly ticketId: string;
  /** The oldest message that is shown. */
  readonly oldest: ConversationPart['items'][number];
}

function Earlier({ ticketId, oldest }: EarlierProps) {
  const text = useTicketText();
  const [isWanted, setIsWanted] = useState(false);
  const input = { ticketId, before: oldest.createdAt, beforeId: oldest.id };
  const { data, error, refetch } = useOperation('tickets.messages', input, { skip: !isWanted });
  if (isWanted && data) return <MessageList ticketId={ticketId} part={data} isEarlier />;
  if (error) return <ErrorPanel message={text.failedToLoadMessages} onRetry={refetch} />;
  return (
    <Button
      size="sm"
      loading={isWanted}
      className={styles.earlier}
      onClick={() => setIsWanted(true)}
    >
      {text.showEarlier}
    </Button>
  );
}

/** The focused Show Earlier button is replaced by the list, which takes the focus. */
function focusOnArrival(list: HTMLOListElement | null): void {
  list?.focus({ preventScroll: true });
}

interface MessageProps {
  readonly message: TicketMessage;
  readonly isOwn: boolean;
  /** The previous message has the same author and shows the name. */
  readonly isContinued: boolean;
}

/** A message: the reader's own on the opposite side, system messages as a line, internal notes marked. */
function Message({ message, isOwn, isContinued }: MessageProps) {
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
              <Icon icon={Lock} />
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
