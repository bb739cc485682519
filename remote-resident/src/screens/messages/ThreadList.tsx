import { groupByDay, type MessageThread, type ThreadType } from '@hoa/domain';
import { EmptyState, VirtualList } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from './messages/index.ts';
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
    () =>
      groupByDay(threads, ({ lastActivity }) => lastActivity, new Date()).flatMap((group) =>
        group.items.map((thread, index) => ({ thread, startOf: index === 0 ? group : undefined })),
      ),
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
      itemId={({ thread }) => thread.id}
      estimate={estimatedHeightPx}
      renderItem={({ thread, startOf }) => (
        <>
          {startOf && (
            <h2 className={styles.day}>
              {startOf.relation === 'other'
                ? formatDate(startOf.day, locale, 'day')
                : text[startOf.relation]}
            </h2>
          )}
          <ThreadCard thread={thread} />
        </>
      )}
    />
  );
}
