import { groupByDay, type MessageThread, type ThreadType } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { EmptyState, VirtualList } from '@hoa/shared/ui';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from './messages/index.ts';
import { ThreadCard } from './ThreadCard.tsx';
import styles from './ThreadList.module.css';

export interface ThreadListProps {
  readonly threads: readonly MessageThread[];
  readonly type: 'all' | ThreadType;
}

const likelyHeightPx = 84;

/** Conversations under Today, Yesterday or their date. */
export function ThreadList({ threads, type }: ThreadListProps) {
  const text = useText();
  const locale = useLocale();
  // One list for all days, so that thousands need no more than what is near the screen.
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
      estimate={likelyHeightPx}
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
