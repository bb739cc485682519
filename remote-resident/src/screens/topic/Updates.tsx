import { defaultPageSize, type TopicUpdate } from '@hoa/domain';
import { RelativeTime, useListPage } from '@hoa/parts';
import { useUrlState } from '@hoa/portal';
import { ErrorPanel, Pagination, SkeletonList, VirtualList } from '@hoa/ui';
import { useId } from 'react';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import { useText } from './messages.ts';
import styles from './TopicScreen.module.css';

const estimatedHeightPx = 150;

/** The board's updates on a topic with their files, newest first. */
export function Updates({ topicId }: { readonly topicId: string }) {
  const text = useText();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {text.updates}
      </h2>
      <UpdateList topicId={topicId} headingId={headingId} />
    </section>
  );
}

interface UpdateListProps {
  readonly topicId: string;
  readonly headingId: string;
}

function UpdateList({ topicId, headingId }: UpdateListProps) {
  const text = useText();
  const [{ updates: wanted }, setView] = useUrlState({ updates: 1 });
  const { data, error, isFetching, page, refetch } = useListPage(
    'topics.updates',
    { topicId },
    { page: wanted, pageSize: defaultPageSize },
  );
  if (!data && error) return <ErrorPanel message={text.failed} onRetry={refetch} />;
  if (!data) return <SkeletonList count={2} />;
  if (data.total === 0) return <p className={styles.empty}>{text.noUpdates}</p>;
  return (
    <>
      <VirtualList
        aria-labelledby={headingId}
        aria-busy={isFetching}
        items={data.items}
        itemId={({ id }) => id}
        estimate={estimatedHeightPx}
        renderItem={(update) => <Update update={update} />}
      />
      <Pagination
        page={page}
        total={data.total}
        pageSize={defaultPageSize}
        onChange={(next) => setView({ updates: next })}
      />
    </>
  );
}

function Update({ update }: { readonly update: TopicUpdate }) {
  const bylineId = useId();
  return (
    <article aria-labelledby={bylineId} className={styles.update}>
      <p id={bylineId} className={styles.updatesByline}>
        <span className={styles.updatesAuthor}>{update.author.displayName}</span>{' '}
        <RelativeTime iso={update.createdAt} />
      </p>
      <p className={styles.content}>{update.content}</p>
      <DownloadList files={update.attachments} />
    </article>
  );
}
