import { isOutboxId, type Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { OutboxMark, RelativeTime, useNow, useToday } from '@hoa/parts';
import { Link } from '@hoa/portal';
import { isOverdue, PriorityBadge, TicketState, UnbrokenUnits, useTicketText } from '@hoa/tickets';
import { Badge, type Column, classNames, Icon, VisuallyHidden } from '@hoa/ui';
import { formatBrief, useLocale } from '@hoa/ui/text';
import { CalendarX } from 'lucide';
import { SelectAll } from '../BulkBar.tsx';
import type { Selection } from '../useSelection.ts';
import { type ColumnName, tableSorts } from './columns.ts';
import styles from './TicketTable.module.css';

type TicketText = ReturnType<typeof useTicketText>;

export function columnHeaders(text: TicketText): Record<ColumnName, string> {
  return {
    status: text.status,
    priority: text.priority,
    category: text.category,
    unit: text.submittedBy,
    vendor: text.assignedTo,
    due: text.dueDate,
    messages: text.messages,
    created: text.created,
    updated: text.lastUpdated,
  };
}

/** Returns a column of checkboxes, the title with the number, and the selected columns. */
export function useTicketColumns(
  chosen: readonly ColumnName[],
  tickets: readonly Ticket[],
  selection: Selection,
): Column<Ticket>[] {
  const text = useTicketText();
  const domainText = useDomainText();
  const locale = useLocale();
  const now = useNow();
  const today = useToday();
  const headers = columnHeaders(text);
  const cells: Record<ColumnName, Column<Ticket>['cell']> = {
    // The same text as in the list and on the board.
    status: (ticket) => <TicketState ticket={ticket} />,
    // Normal priority is plain text.
    priority: ({ priority }) =>
      priority === 'normal' ? (
        <span className={classNames(styles.quiet, styles.normal)}>
          {domainText.ticketPriorities.normal}
        </span>
      ) : (
        <PriorityBadge priority={priority} />
      ),
    category: ({ category }) => domainText.ticketCategories[category],
    // The unit comes first, so that a narrow column only truncates the name.
    unit: ({ submittedBy: { displayName, unit } }) => (
      <span className={styles.person}>
        {unit && <span className={styles.quiet}>{`${unit} `}</span>}
        <span>{displayName}</span>
      </span>
    ),
    vendor: ({ assignedTo }) =>
      assignedTo && <span className={styles.person}>{assignedTo.displayName}</span>,
    due: (ticket) => {
      if (!ticket.dueDate) return undefined;
      const day = formatBrief(ticket.dueDate, locale, now);
      if (!isOverdue(ticket, today)) return <span className={styles.named}>{day}</span>;
      return (
        <Badge tone="danger" className={styles.late}>
          <Icon icon={CalendarX} />
          <VisuallyHidden>{text.overdue}</VisuallyHidden> <span>{day}</span>
        </Badge>
      );
    },
    messages: ({ messagesCount }) => <span className={styles.named}>{messagesCount}</span>,
    created: ({ createdAt }) => (
      <span className={styles.named}>
        <RelativeTime iso={createdAt} />
      </span>
    ),
    updated: ({ lastActivity }) => (
      <span className={styles.named}>
        <RelativeTime iso={lastActivity} />
      </span>
    ),
  };
  return [
    {
      id: 'select',
      header: text.selectColumn,
      hideHeader: true,
      head: (
        <span>
          <SelectAll tickets={tickets} selection={selection} bareClass={styles.select} />
        </span>
      ),
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
            <UnbrokenUnits>{title}</UnbrokenUnits>
          </Link>
          {!isOutboxId(id) && <span className={styles.quiet}>{id}</span>}
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
