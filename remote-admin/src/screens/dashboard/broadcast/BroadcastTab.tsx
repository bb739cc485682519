import { type BroadcastLogEntry, listPageSize } from '@hoa/domain';
import { useAudienceName } from '@hoa/domain-text';
import { useListPage } from '@hoa/parts';
import { Link, useOperation } from '@hoa/portal';
import { Card, type Column, DataTable, EmptyState, ErrorPanel, Icon, SkeletonList } from '@hoa/ui';
import { formatDate, formatNumber, useLocale } from '@hoa/ui/text';
import { Send } from 'lucide';
import { useState } from 'react';
import styles from './Broadcast.module.css';
import { BroadcastForm } from './BroadcastForm.tsx';
import { BroadcastSkeleton } from './BroadcastSkeleton.tsx';
import { useText } from './messages.ts';

/** The broadcast form above the log of what was sent. */
export function BroadcastTab() {
  return (
    <div className={styles.tab}>
      <SavedForm />
      <SentBroadcasts />
    </div>
  );
}

/** The form, beginning with the saved draft if there is one. */
function SavedForm() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('broadcasts.draft.get', {});
  if (data === undefined && error) {
    return <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />;
  }
  if (data === undefined) return <BroadcastSkeleton />;
  return <BroadcastForm draft={data} />;
}

/** Sent broadcasts with subject, audience, number of recipients, time and sender; newest first, ten per page. */
function SentBroadcasts() {
  const text = useText();
  return (
    <Card>
      <h2 className={styles.heading}>{text.sentTitle}</h2>
      <Log />
    </Card>
  );
}

function Log() {
  const text = useText();
  const columns = useColumns();
  const [requestedPage, setPage] = useState(1);
  const { data, error, refetch, isFetching, page } = useListPage(
    'broadcasts.list',
    {},
    { page: requestedPage, pageSize: listPageSize },
  );
  if (!data && error) {
    return <ErrorPanel message={text.failedToLoadSent} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList shape="line" count={4} />;
  if (data.total === 0) {
    return (
      <EmptyState compact icon={<Icon icon={Send} />} title={text.noneSent}>
        {text.noneSentHint}
      </EmptyState>
    );
  }
  return (
    <DataTable
      label={text.sentTitle}
      columns={columns}
      rows={data.items}
      total={data.total}
      rowId={({ id }) => id}
      pageSize={listPageSize}
      page={page}
      onPage={setPage}
      aria-busy={isFetching}
    />
  );
}

function useColumns(): Column<BroadcastLogEntry>[] {
  const text = useText();
  const locale = useLocale();
  const audienceName = useAudienceName();
  return [
    {
      id: 'subject',
      header: text.sentSubject,
      rowHeader: true,
      cell: ({ subject, threadId }) => (
        <Link to={`/messages/${encodeURIComponent(threadId)}`} className={styles.link}>
          {subject}
        </Link>
      ),
    },
    { id: 'audience', header: text.sentTo, cell: ({ audience }) => audienceName(audience) },
    {
      id: 'count',
      header: text.sentCount,
      align: 'end',
      cell: ({ recipientCount }) => formatNumber(recipientCount, locale),
    },
    {
      id: 'sentAt',
      header: text.sentAt,
      cell: ({ sentAt }) => (
        <time className="unbroken" dateTime={sentAt} title={formatDate(sentAt, locale, 'long')}>
          {formatDate(sentAt, locale)}
        </time>
      ),
    },
    { id: 'sentBy', header: text.sentBy, cell: ({ sentBy }) => sentBy.displayName },
  ];
}
