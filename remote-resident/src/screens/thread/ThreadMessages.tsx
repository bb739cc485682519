import { rowsByDay, type ThreadMessage } from '@hoa/domain';
import type { useConversation } from '@hoa/parts';
import { useActor, useCommand } from '@hoa/portal';
import { Button, EmptyState, useIsPhone, VirtualList } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { ConversationMessage } from './ConversationMessage.tsx';
import { useText } from './messages.ts';
import styles from './ThreadMessages.module.css';

export interface ThreadMessagesProps {
  readonly threadId: string;
  readonly conversation: ReturnType<typeof useConversation<'threads.messages'>>;
  readonly messages: readonly ThreadMessage[];
}

const estimatedHeightPx = 110;

/** Messages grouped by day, oldest first, with a divider before the first unread one. Marks them read. */
export function ThreadMessages({ threadId, conversation, messages }: ThreadMessagesProps) {
  const text = useText();
  const locale = useLocale();
  const { uid } = useActor();
  // On a phone the conversation opens at its newest message.
  const isPhone = useIsPhone();
  const unread = useUnread(threadId, messages);
  const rows = useMemo(
    () => rowsByDay(messages, ({ createdAt }) => createdAt, new Date()),
    [messages],
  );
  const firstNew = messages.find(({ id }) => unread.has(id))?.id;
  const grouped = rows.map((row, index) => ({
    ...row,
    isFollowing:
      !row.newDay &&
      row.item.id !== firstNew &&
      row.item.author.uid === rows[index - 1]?.item.author.uid,
  }));
  if (rows.length === 0) {
    return <EmptyState icon={<MessagesSquare />} title={text.noMessages} />;
  }
  return (
    <>
      {conversation.hasEarlier && (
        <Button
          size="sm"
          className={styles.earlier}
          loading={conversation.isLoadingEarlier}
          onClick={conversation.showEarlier}
        >
          {text.showEarlier}
        </Button>
      )}
      <VirtualList
        aria-label={text.conversation}
        items={grouped}
        itemId={({ item }) => item.id}
        estimate={estimatedHeightPx}
        renderItem={({ item: message, newDay, isFollowing }, index) => (
          <>
            {newDay && (
              <h2 className={styles.day}>
                {newDay.relation === 'other'
                  ? formatDate(newDay.start, locale, 'day')
                  : text[newDay.relation]}
              </h2>
            )}
            {message.id === firstNew && (
              <p ref={isPhone ? undefined : bringIntoView} className={styles.new}>
                {text.newMessages}
              </p>
            )}
            <ConversationMessage
              message={message}
              isOwn={message.author.uid === uid}
              isFollowing={isFollowing}
              isFollowed={grouped[index + 1]?.isFollowing ?? false}
            />
          </>
        )}
      />
    </>
  );
}

/** The offset below the header at which a page's title ends. */
const titleEndPx = 64;

/**
 * Scrolls to the first unread message when the conversation opens, except for a distance so small that it would cut off
 * the title.
 */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'center' });
  if (window.scrollY < titleEndPx) window.scrollTo(0, 0);
}

/**
 * Marks the conversation as read, and returns the ids of messages that were unread when it was opened or have arrived
 * since. Ignores errors: the next visit marks it again.
 */
function useUnread(threadId: string, messages: readonly ThreadMessage[]): ReadonlySet<string> {
  const [markRead] = useCommand('threads.markRead');
  const newIds = messages.filter(({ read }) => !read).map(({ id }) => id);
  const [unread, setUnread] = useState<ReadonlySet<string>>(() => new Set(newIds));
  const key = newIds.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents `newIds`, a new array on each render
  useEffect(() => {
    if (newIds.length === 0) return;
    setUnread((known) => new Set([...known, ...newIds]));
    markRead({ threadId }).catch(() => undefined);
  }, [key, threadId, markRead]);
  return unread;
}
