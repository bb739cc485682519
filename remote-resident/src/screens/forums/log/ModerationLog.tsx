import { listPageSize } from '@hoa/domain';
import { useListPage } from '@hoa/parts';
import { Dialog, ErrorPanel, Pagination, SkeletonList, Stack } from '@hoa/ui';
import { useState } from 'react';
import { LogEntry } from './LogEntry.tsx';
import styles from './ModerationLog.module.css';
import { useText } from './messages.ts';

/** The moderation log, newest first. */
export function ModerationLog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [wanted, setWanted] = useState(1);
  const { data, error, isFetching, page, refetch } = useListPage(
    'moderation.list',
    {},
    { page: wanted, pageSize: listPageSize },
  );
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <p className={styles.hint}>{text.hint}</p>
      {!data && error && <ErrorPanel message={text.failed} onRetry={refetch} />}
      {!data && !error && <SkeletonList count={3} />}
      {data?.total === 0 && <p>{text.empty}</p>}
      {data && data.total > 0 && (
        <>
          <Stack as="ul" gap={4} aria-label={text.title} aria-busy={isFetching}>
            {data.items.map((entry) => (
              <LogEntry key={entry.id} entry={entry} />
            ))}
          </Stack>
          <Pagination page={page} total={data.total} pageSize={listPageSize} onChange={setWanted} />
        </>
      )}
    </Dialog>
  );
}
