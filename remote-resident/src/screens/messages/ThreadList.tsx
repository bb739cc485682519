import { type MessageThread, rowsByDay, type ThreadType } from '@hoa/domain';
import { useAudienceName, useDomainText } from '@hoa/domain-text';
import { RelativeTime } from '@hoa/parts';
import { Link, useActor } from '@hoa/portal';
import {
  Avatar,
  Badge,
  Card,
  cardLinkClass,
  classNames,
  EmptyState,
  Icon,
  VirtualList,
  VisuallyHidden,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Mail, Paperclip } from 'lucide';
import { memo, useId, useMemo } from 'react';
import { useText } from './messages.ts';
import styles from './ThreadList.module.css';
import { useCorrespondent } from './useCorrespondent.ts';

export interface ThreadListProps {
  readonly threads: readonly MessageThread[];
  readonly type: 'all' | ThreadType;
}

const estimatedHeightPx = 84;

/** Conversations grouped under Today, Yesterday or a date. */
export function ThreadList({ threads, type }: ThreadListProps) {
  const text = useText();
  const locale = useLocale();
  // One virtual list for all days, so that thousands render only the rows near the viewport.
  const rows = useMemo(
    () => rowsByDay(threads, ({ lastActivity }) => lastActivity, new Date()),
    [threads],
  );
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Icon icon={Mail} />}
        title={type === 'all' ? text.none : text.noneOf[type]}
      >
        {text.noneHint}
      </EmptyState>
    );
  }
  return (
    <VirtualList
      aria-label={text.conversations}
      items={rows}
      itemId={({ item }) => item.id}
      estimate={estimatedHeightPx}
      renderItem={({ item: thread, newDay }) => (
        <>
          {newDay && (
            <h2 className={styles.day}>
              {newDay.relation === 'other'
                ? formatDate(newDay.start, locale, 'day')
                : text[newDay.relation]}
            </h2>
          )}
          <ThreadCard thread={thread} />
        </>
      )}
    />
  );
}

/** One conversation: participants, subject, last message, time and number of unread messages. */
const ThreadCard = memo(function ThreadCard({ thread }: { readonly thread: MessageThread }) {
  const text = useText();
  const domainText = useDomainText();
  const { uid } = useActor();
  const subjectId = useId();
  const { type, priority, unreadCount, attachments, audience } = thread;
  const audienceName = useAudienceName();
  const others = thread.participants.filter((person) => person.uid !== uid);
  const isUnread = unreadCount > 0;
  return (
    <Card
      as="article"
      interactive
      padding="sm"
      aria-labelledby={subjectId}
      edge={isUnread ? 'accent' : undefined}
      className={styles.card}
    >
      <Avatar name={useCorrespondent(thread)} className={styles.face} />
      <div className={styles.words}>
        <h3 id={subjectId} className={classNames(styles.subject, isUnread && styles.unread)}>
          <Link to={`/messages/${encodeURIComponent(thread.id)}`} className={cardLinkClass}>
            {thread.subject}
          </Link>
        </h3>
        <p className={styles.people}>
          <span>
            {others.map(({ displayName }) => displayName).join(', ') ||
              (audience && audienceName(audience)) ||
              text.everyone}
          </span>
          <span className={styles.type}>{` · ${domainText.threadTypes[type]}`}</span>
        </p>
        <p className={styles.preview}>{thread.lastMessage}</p>
      </div>
      <span className={styles.when}>
        <Activity iso={thread.lastActivity} />
      </span>
      <div className={styles.marks}>
        {isUnread && <VisuallyHidden>{text.unread({ n: unreadCount })}</VisuallyHidden>}
        {unreadCount > 1 && (
          <Badge tone="accent" aria-hidden="true" className={styles.count}>
            {unreadCount}
          </Badge>
        )}
        {priority === 'high' && (
          <Badge tone="danger" dot className={styles.high}>
            {text.highPriority}
          </Badge>
        )}
        {attachments.length > 0 && (
          <span className={styles.files}>
            <Icon icon={Paperclip} />
            <span className={styles.filesCount}>{text.files({ n: attachments.length })}</span>
          </span>
        )}
      </div>
    </Card>
  );
});

/** A relative time for today; for other days, which have a heading above, the time of day. */
function Activity({ iso }: { readonly iso: string }) {
  const locale = useLocale();
  if (new Date(iso).toDateString() === new Date().toDateString()) return <RelativeTime iso={iso} />;
  return (
    <time dateTime={iso} title={formatDate(iso, locale, 'long')}>
      {formatDate(iso, locale, 'time')}
    </time>
  );
}
