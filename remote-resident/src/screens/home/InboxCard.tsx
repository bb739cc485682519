import type { MessageThread } from '@hoa/domain';
import { Link, type OperationState, type Output, useOperation } from '@hoa/portal';
import { Avatar, Badge, EmptyState, ErrorPanel, Icon, Skeleton } from '@hoa/ui';
import { formatRelative, useLocale } from '@hoa/ui/text';
import { Inbox } from 'lucide';
import { useCorrespondent } from '../messages/useCorrespondent.ts';
import { HomeCard } from './HomeCard.tsx';
import styles from './InboxCard.module.css';
import { useText } from './messages.ts';

const shownThreads = 3;

/** The latest conversations and the number of unread messages. */
export function InboxCard() {
  const text = useText();
  const query = useOperation('threads.list', { limit: shownThreads });
  const unread = query.data?.unread ?? 0;
  return (
    <HomeCard
      title={text.inbox}
      aside={unread > 0 && <Badge tone="accent">{text.unread({ n: unread })}</Badge>}
      more={{ to: '/messages', label: text.allMessages }}
    >
      <InboxThreads query={query} />
    </HomeCard>
  );
}

function InboxThreads({ query }: { readonly query: OperationState<Output<'threads.list'>> }) {
  const text = useText();
  const { data, error, refetch } = query;
  if (!data && error) return <ErrorPanel message={text.failedMessages} onRetry={refetch} />;
  if (!data) return <InboxSkeleton />;
  if (data.items.length === 0) {
    return <EmptyState compact icon={<Icon icon={Inbox} />} title={text.noMessages} />;
  }
  return (
    <ul className={styles.threads}>
      {data.items.map((thread) => (
        <li key={thread.id}>
          <InboxThread thread={thread} />
        </li>
      ))}
    </ul>
  );
}

function InboxThread({ thread }: { readonly thread: MessageThread }) {
  const text = useText();
  const locale = useLocale();
  const name = useCorrespondent(thread);
  const { id, subject, lastMessage, lastActivity, unreadCount } = thread;
  return (
    <Link to={`/messages/${encodeURIComponent(id)}`} className={styles.thread}>
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={unreadCount > 0 ? styles.unread : styles.subject}>{subject}</span>
        <span className={styles.preview}>
          <span className={styles.person}>{name}</span>
          <span>{` · ${lastMessage}`}</span>
        </span>
      </span>
      <span className={styles.aside}>
        <span>{formatRelative(lastActivity, new Date(), locale)}</span>
        {unreadCount > 0 && (
          <Badge tone="accent">
            <span aria-hidden="true">{unreadCount}</span>
            <span className="visually-hidden">{text.unread({ n: unreadCount })}</span>
          </Badge>
        )}
      </span>
    </Link>
  );
}

function InboxSkeleton() {
  return (
    <div className={styles.threads}>
      {[1, 2, shownThreads].map((nth) => (
        <div key={nth} className={styles.thread}>
          <Skeleton shape="block" height="2.25rem" width="2.25rem" />
          <span className={styles.words}>
            <Skeleton width="55%" />
            <Skeleton width="80%" />
          </span>
        </div>
      ))}
    </div>
  );
}
