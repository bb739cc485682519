import { useOperation } from '@hoa/shared';
import { type ContactSubmission, contactPriorities, ticketStatuses } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { RelativeTime, StatusBadge } from '@hoa/shared/tickets';
import {
  Badge,
  type Column,
  DataTable,
  EmptyState,
  ErrorPanel,
  SkeletonList,
  type Tone,
} from '@hoa/shared/ui';
import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import styles from './BoardItems.module.css';
import { useText } from './messages/index.ts';

const tones: Record<ContactSubmission['priority'], Tone> = {
  urgent: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

/** The vendor's requests as one simple list, newest update first: what there is when mock mode is off. */
export function ContactSubmissions() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('contactSubmissions.list', {});
  const columns = useColumns();
  if (error && !data) {
    return <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList count={5} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<ClipboardCheck />} title={text.noWorkOrders}>
        {text.noWorkOrdersHint}
      </EmptyState>
    );
  }
  return <DataTable label={text.title} columns={columns} rows={data} rowId={({ id }) => id} />;
}

function useColumns(): Column<ContactSubmission>[] {
  const text = useText();
  const words = useDomainText();
  return useMemo(
    () => [
      {
        id: 'subject',
        header: text.subject,
        rowHeader: true,
        sortBy: ({ subject }) => subject,
        cell: ({ subject, lastMessage, description }) => (
          <span className={styles.subject}>
            {subject}
            <span className={styles.number}>{lastMessage ?? description}</span>
          </span>
        ),
      },
      {
        id: 'status',
        header: text.status,
        sortBy: ({ status }) => ticketStatuses.indexOf(status),
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'priority',
        header: text.priority,
        sortBy: ({ priority }) => -contactPriorities.indexOf(priority),
        cell: ({ priority }) => (
          <Badge tone={tones[priority]}>{words.contactPriorities[priority]}</Badge>
        ),
      },
      {
        id: 'updated',
        header: text.updated,
        sortBy: ({ updatedAt }) => Date.parse(updatedAt),
        cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
      },
      {
        id: 'unit',
        header: text.unit,
        sortBy: ({ unit }) => unit,
        cell: ({ unit }) => unit || '–',
      },
    ],
    [text, words],
  );
}
