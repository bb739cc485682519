import type { Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, RelativeTime, useNow } from '@hoa/parts';
import { Link } from '@hoa/shared';
import { isOverdue, PriorityBadge, StatusBadge, useTicketText } from '@hoa/tickets';
import { Badge, type Column, classNames, VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { CalendarX } from 'lucide-react';
import type { Selection } from '../useSelection.ts';
import { type ColumnName, tableSorts } from './columns.ts';
import styles from './TicketTable.module.css';

type TicketText = ReturnType<typeof useTicketText>;

/** What the columns are called. */
export function columnHeaders(text: TicketText): Record<ColumnName, string> {
  return {
    number: text.number,
    status: text.status,
    priority: text.priority,
    category: text.category,
    unit: text.submittedBy,
    vendor: text.assignedTo,
    due: text.dueDate,
    messages: text.messages,
    created: text.created,
    updated: text.lastUpdated,
    lastActivity: text.lastActivity,
  };
}

/** A checkbox, the title, and the chosen columns. */
export function useTicketColumns(
  chosen: readonly ColumnName[],
  selection: Selection,
): Column<Ticket>[] {
  const text = useTicketText();
  const domainText = useDomainText();
  const locale = useLocale();
  const now = useNow();
  const headers = columnHeaders(text);
  const cells: Record<ColumnName, Column<Ticket>['cell']> = {
    number: ({ id }) => <span className={styles.quiet}>{id}</span>,
    status: ({ status }) => <StatusBadge status={status} />,
    // What is normal needs no ink.
    priority: ({ priority }) =>
      priority === 'normal' ? (
        <span className={styles.quiet}>{domainText.ticketPriorities.normal}</span>
      ) : (
        <PriorityBadge priority={priority} />
      ),
    category: ({ category }) => domainText.ticketCategories[category],
    unit: ({ submittedBy: { displayName, unit } }) => (
      <span className={styles.person}>
        {displayName}
        {unit && <span className={styles.quiet}> {unit}</span>}
      </span>
    ),
    vendor: ({ assignedTo }) => (
      <span className={classNames(styles.person, !assignedTo && styles.quiet)}>
        {assignedTo?.displayName ?? text.unassigned}
      </span>
    ),
    due: (ticket) => {
      if (!ticket.dueDate) return undefined;
      const day = formatDate(ticket.dueDate, locale);
      if (!isOverdue(ticket, now)) return day;
      return (
        <Badge tone="danger" className={styles.late}>
          <CalendarX aria-hidden="true" />
          <VisuallyHidden>{text.overdue}</VisuallyHidden> {day}
        </Badge>
      );
    },
    messages: ({ messagesCount }) => messagesCount,
    created: ({ createdAt }) => <RelativeTime iso={createdAt} />,
    updated: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
    lastActivity: ({ lastActivity }) => <RelativeTime iso={lastActivity} />,
  };
  return [
    {
      id: 'select',
      header: text.selectColumn,
      hideHeader: true,
      cell: (ticket) => (
        <input
          type="checkbox"
          className={styles.select}
          aria-label={text.select({ title: ticket.title })}
          checked={selection.ids.has(ticket.id)}
          onChange={(event) => selection.set(ticket, event.target.checked)}
        />
      ),
    },
    {
      id: 'title',
      header: text.ticket,
      rowHeader: true,
      sortable: true,
      cell: ({ id, title, hasUnreadMessages }) => (
        <span className={styles.title}>
          <Link to={`/tickets/${encodeURIComponent(id)}`} title={title}>
            {title}
          </Link>
          {hasUnreadMessages && (
            <span className={styles.unread}>
              <VisuallyHidden>{text.unread}</VisuallyHidden>
            </span>
          )}
          <OutboxMark id={id} brief />
        </span>
      ),
    },
    ...chosen.map((name) => ({
      id: name,
      header: headers[name],
      sortable: tableSorts.some((sort) => sort === name),
      cell: cells[name],
      ...(name === 'messages' && { align: 'end' as const }),
    })),
  ];
}
