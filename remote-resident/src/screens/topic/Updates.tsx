import { useOperation } from '@hoa/shared';
import type { TopicUpdate } from '@hoa/shared/domain';
import { RelativeTime } from '@hoa/shared/tickets';
import { ErrorPanel, SkeletonList, VirtualList } from '@hoa/shared/ui';
import { useId } from 'react';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import { useText } from './messages/index.ts';
import styles from './Updates.module.css';

const likelyHeightPx = 150;

/** What the board has said on a topic, newest first, with its files. */
export function Updates({ topicId }: { readonly topicId: string }) {
  const text = useText();
  const headingId = useId();
  const { data: updates, error, refetch } = useOperation('topics.updates', { topicId });
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {text.updates}
      </h2>
      {content()}
    </section>
  );

  function content() {
    if (!updates && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
    if (!updates) return <SkeletonList count={2} />;
    if (updates.length === 0) return <p className={styles.none}>{text.noUpdates}</p>;
    return (
      <VirtualList
        aria-labelledby={headingId}
        items={updates}
        itemId={({ id }) => id}
        estimate={likelyHeightPx}
        renderItem={(update) => <Update update={update} />}
      />
    );
  }
}

function Update({ update }: { readonly update: TopicUpdate }) {
  const bylineId = useId();
  return (
    <article aria-labelledby={bylineId} className={styles.update}>
      <p id={bylineId} className={styles.byline}>
        <span className={styles.author}>{update.author.displayName}</span>{' '}
        <RelativeTime iso={update.createdAt} />
      </p>
      <p className={styles.content}>{update.content}</p>
      <DownloadList files={update.attachments} />
    </article>
  );
}
