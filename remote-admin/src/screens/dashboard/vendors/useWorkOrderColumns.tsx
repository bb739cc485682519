import { Link } from '@hoa/shared';
import { type Ticket, ticketPriorities, ticketStatuses } from '@hoa/shared/domain';
import { formatDate, useLocale } from '@hoa/shared/text';
import { isOverdue, PriorityBadge, RelativeTime, StatusBadge, useNow } from '@hoa/shared/tickets';
import { Badge, type Column } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import styles from './Vendors.module.css';

/** What the table of work orders says of each. */
export function useWorkOrderColumns(): Column<Ticket>[] {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  return [
    {
      id: 'subject',
      header: text.subject,
      rowHeader: true,
      sortBy: ({ title }) => title,
      cell: ({ id, title, submittedBy }) => (
        <span className={styles.subject}>
          <Link to={`/tickets/${encodeURIComponent(id)}`} className={styles.link}>
            {title}
          </Link>
          <span className={styles.quiet}>{[id, submittedBy.unit].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      id: 'vendor',
      header: text.vendor,
      sortBy: ({ assignedTo }) => assignedTo?.displayName,
      cell: ({ assignedTo }) => assignedTo?.displayName,
    },
    {
      id: 'status',
      header: text.status,
      sortBy: ({ status }) => ticketStatuses.indexOf(status),
      cell: ({ status }) => (
        <span className={styles.nowrap}>
          <StatusBadge status={status} />
        </span>
      ),
    },
    {
      id: 'priority',
      header: text.priority,
      sortBy: ({ priority }) => ticketPriorities.indexOf(priority),
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      id: 'due',
      header: text.due,
      sortBy: ({ dueDate }) => (dueDate ? Date.parse(dueDate) : undefined),
      cell: (ticket) =>
        ticket.dueDate && (
          <span className={styles.due}>
            {formatDate(ticket.dueDate, locale)}
            {isOverdue(ticket, now) && <Badge tone="danger">{text.overdue}</Badge>}
          </span>
        ),
    },
    {
      id: 'updated',
      header: text.updated,
      sortBy: ({ updatedAt }) => Date.parse(updatedAt),
      cell: ({ updatedAt }) => (
        <span className={styles.nowrap}>
          <RelativeTime iso={updatedAt} />
        </span>
      ),
    },
  ];
}
