import { useOperation } from '@hoa/shared';
import { Badge, EmptyState, ErrorPanel } from '@hoa/shared/ui';
import { Inbox } from 'lucide-react';
import { HomeCard } from './HomeCard.tsx';
import { InboxSkeleton, InboxThreads, shownThreads } from './InboxThreads.tsx';
import { useText } from './messages/index.ts';

/** The latest conversations, unread ones marked. */
export function InboxCard() {
  const text = useText();
  const { data: threads, error, refetch } = useOperation('threads.list', {});
  const unread = threads?.reduce((sum, thread) => sum + thread.unreadCount, 0) ?? 0;
  return (
    <HomeCard
      title={text.inbox}
      aside={unread > 0 && <Badge tone="accent">{text.unread({ n: unread })}</Badge>}
      more={{ to: '/messages', label: text.allMessages }}
    >
      {content()}
    </HomeCard>
  );

  function content() {
    if (threads?.length === 0) {
      return <EmptyState compact icon={<Inbox />} title={text.noMessages} />;
    }
    if (threads) return <InboxThreads threads={threads.slice(0, shownThreads)} />;
    if (error) return <ErrorPanel message={text.failedMessages} onRetry={refetch} />;
    return <InboxSkeleton />;
  }
}
