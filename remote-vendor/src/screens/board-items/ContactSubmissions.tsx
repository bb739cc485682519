import { boardPageSize, type ContactSubmission } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime, useListPage, useListState } from '@hoa/parts';
import { StatusBadge } from '@hoa/tickets';
import {
  Badge,
  type Column,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  SkeletonList,
  type Tone,
} from '@hoa/ui';
import { ClipboardCheck } from 'lucide';
import { useMemo } from 'react';
import styles from './BoardItems.module.css';
import { useText } from './messages.ts';

const tones: Record<ContactSubmission['priority'], Tone> = {
  urgent: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

/** The vendor's requests as a simple list, newest update first, fifteen a page; shown when mock mode is off. */
export function ContactSubmissions() {
  const text = useText();
  const { page: requestedPage, setPage } = useListState();
  const { data, error, refetch, isFetching, page } = useListPage(
    'contactSubmissions.list',
    {},
    { page: requestedPage, pageSize: boardPageSize },
  );
  const columns = useColumns();
  if (error && !data) {
    return <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList count={5} />;
  if (data.total === 0) {
    return (
      <EmptyState icon={<Icon icon={ClipboardCheck} />} title={text.noWorkOrders}>
        {text.noWorkOrdersHint}
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
      pageSize={boardPageSize}
      page={page}
      onPage={setPage}
      aria-busy={isFetching}
    />
  );
}

function useColumns(): Column<ContactSubmission>[] {
  const text = useText();
  const domainText = useDomainText();
  return useMemo(
    () => [
      {
        id: 'subject',
        header: text.subject,
        rowHeader: true,
        cell: ({ subject, lastMessage, description }) => (
          <span className={styles.subject}>
            <span>{subject}</span>
            <span className={styles.number}>{lastMessage ?? description}</span>
          </span>
        ),
      },
      {
        id: 'status',
        header: text.status,
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'priority',
        header: text.priority,
        cell: ({ priority }) => (
          <Badge tone={tones[priority]}>{domainText.contactPriorities[priority]}</Badge>
        ),
      },
      {
        id: 'updated',
        header: text.updated,
        cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
      },
      {
        id: 'unit',
        header: text.unit,
        cell: ({ unit }) => <span className="unbroken">{unit || '–'}</span>,
      },
    ],
    [text, domainText],
  );
}
