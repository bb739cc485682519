import { useActor } from '@hoa/shared';
import { groupByDay, type ThreadMessage } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { EmptyState, VirtualList } from '@hoa/shared/ui';
import { MessagesSquare } from 'lucide-react';
import { useMemo } from 'react';
import { Message } from './Message.tsx';
import { useText } from './messages/index.ts';
import styles from './ThreadMessages.module.css';

export interface ThreadMessagesProps {
  readonly messages: readonly ThreadMessage[];
  /** The ids of those that are new to the reader. */
  readonly unread: ReadonlySet<string>;
}

const likelyHeightPx = 110;

/** Messages oldest first, under their days; a line stands before the first that is new. */
export function ThreadMessages({ messages, unread }: ThreadMessagesProps) {
  const text = useText();
  const locale = useLocale();
  const { uid } = useActor();
  const rows = useMemo(
    () =>
      groupByDay(messages, ({ createdAt }) => createdAt, new Date()).flatMap((group) =>
        group.items.map((message, index) => ({
          message,
          startOf: index === 0 ? group : undefined,
        })),
      ),
    [messages],
  );
  const firstNew = messages.find(({ id }) => unread.has(id))?.id;
  if (rows.length === 0) {
    return <EmptyState icon={<MessagesSquare />} title={text.noMessages} />;
  }
  return (
    <VirtualList
      aria-label={text.conversation}
      items={rows}
      itemId={({ message }) => message.id}
      estimate={likelyHeightPx}
      renderItem={({ message, startOf }) => (
        <>
          {startOf && (
            <h2 className={styles.day}>
              {startOf.relation === 'other'
                ? formatDate(startOf.day, locale, 'day')
                : text[startOf.relation]}
            </h2>
          )}
          {message.id === firstNew && (
            <p ref={bringIntoView} className={styles.new}>
              {text.newMessages}
            </p>
          )}
          <Message message={message} isOwn={message.author.uid === uid} />
        </>
      )}
    />
  );
}

/** A conversation opens where the reader left off. */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'center' });
}
