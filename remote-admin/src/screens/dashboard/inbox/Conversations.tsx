import { defaultPageSize, type InboxFilter, type MessageThread } from '@hoa/domain';
import { RelativeTime, useListPage } from '@hoa/parts';
import { Link, useActor } from '@hoa/portal';
import { Badge, type Column, DataTable, EmptyState, ErrorPanel, Icon, SkeletonList } from '@hoa/ui';
import { Inbox } from 'lucide';
import styles from './Inbox.module.css';
import { useText } from './messages.ts';

export interface ConversationsProps {
  readonly filter: InboxFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A list of conversations with the office; those that wait come longest waiting first. */
export function Conversations({ filter, page: wanted, onPage }: ConversationsProps) {
  const text = useText();
  const columns = useColumns(filter);
  const { data, error, refetch, isFetching, page } = useListPage(
    'inbox.list',
    { filter },
    { page: wanted, pageSize: defaultPageSize },
  );
  if (!data && error) {
    return <ErrorPanel message={text.failed} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList shape="line" count={4} />;
  if (data.total === 0) {
    return (
      <EmptyState icon={<Icon icon={Inbox} />} title={text.none[filter]}>
        {text.noneHint}
      </EmptyState>
    );
  }
  return (
    <DataTable
      label={text.title}
      columns={columns}
      rows={data.items}
      total={data.total}
      rowId={({ id }) => id}
      pageSize={defaultPageSize}
      page={page}
      onPage={onPage}
      aria-busy={isFetching}
    />
  );
}

function useColumns(filter: InboxFilter): Column<MessageThread>[] {
  const text = useText();
  const { uid } = useActor();
  return [
    {
      id: 'subject',
      header: text.subject,
      rowHeader: true,
      cell: ({ id, subject, unreadCount, lastMessage }) => (
        <div>
          <Link
            to={`/messages/${encodeURIComponent(id)}`}
            className={unreadCount > 0 ? styles.unread : undefined}
          >
            {subject}
          </Link>
          <p className={styles.excerpt}>{lastMessage}</p>
        </div>
      ),
    },
    {
      id: 'from',
      header: text.from,
      cell: ({ participants }) => participants[0]?.displayName,
    },
    {
      id: 'time',
      header: filter === 'open' ? text.waitingSince : text.lastMessage,
      cell: ({ office, lastActivity }) => (
        <RelativeTime iso={filter === 'open' && office ? office.waitingSince : lastActivity} />
      ),
    },
    {
      id: 'takenBy',
      header: text.takenBy,
      cell: ({ office }) =>
        office?.takenByUid === uid ? (
          <Badge tone="accent">{office.takenByName}</Badge>
        ) : (
          (office?.takenByName ?? text.nobody)
        ),
    },
  ];
}
