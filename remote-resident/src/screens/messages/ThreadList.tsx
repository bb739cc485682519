import { type MessageThread, rowsByDay, type ThreadType } from '@hoa/domain';
import { EmptyState, VirtualList } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from './messages.ts';
import { ThreadCard } from './ThreadCard.tsx';
import styles from './ThreadList.module.css';

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
      <EmptyState icon={<Mail />} title={type === 'all' ? text.none : text.noneOf[type]}>
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
