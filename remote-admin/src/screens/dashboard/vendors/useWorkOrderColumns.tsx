import type { Ticket } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime, useNow, useToday } from '@hoa/parts';
import { isOverdue, PriorityBadge, TicketState } from '@hoa/tickets';
import { Badge, type Column, classNames, VisuallyHidden } from '@hoa/ui';
import { formatBrief, useLocale } from '@hoa/ui/text';
import { CalendarX } from 'lucide-react';
import { useText } from './messages.ts';
import styles from './Vendors.module.css';
import { WorkOrderLink } from './WorkOrderLink.tsx';

/** The columns of the table of work orders. */
export function useWorkOrderColumns(): Column<Ticket>[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const now = useNow();
  const today = useToday();
  return [
    {
      id: 'title',
      header: text.subject,
      rowHeader: true,
      sortable: true,
      cell: ({ id, title, submittedBy }) => (
        <span className={classNames(styles.subject, styles.wide)}>
          <WorkOrderLink id={id} title={title} />{' '}
          <span className={styles.quiet}>
            <span className="unbroken">{id}</span>
            {submittedBy.unit && (
              <>
                <span>{' · '}</span>
                <span className="unbroken">{submittedBy.unit}</span>
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'vendor',
      header: text.vendor,
      sortable: true,
      card: 'fact',
      cell: ({ assignedTo }) =>
        assignedTo && <span className={styles.firm}>{assignedTo.displayName}</span>,
    },
    {
      id: 'status',
      header: text.status,
      sortable: true,
      card: 'top',
      cell: (ticket) => (
        <span className={styles.nowrap}>
          <TicketState ticket={ticket} />
        </span>
      ),
    },
    {
      id: 'priority',
      header: text.priority,
      sortable: true,
      card: 'fact',
      cell: ({ priority }) =>
        priority === 'normal' ? (
          domainText.ticketPriorities.normal
        ) : (
          <PriorityBadge priority={priority} />
        ),
    },
    {
      id: 'due',
      header: text.due,
      sortable: true,
      card: 'named',
      cell: (ticket) => {
        if (!ticket.dueDate) return undefined;
        const day = formatBrief(ticket.dueDate, locale, now);
        if (!isOverdue(ticket, today)) return <span className={styles.nowrap}>{day}</span>;
        return (
          <Badge tone="danger" className={styles.late}>
            <CalendarX aria-hidden="true" />
            <VisuallyHidden>{text.overdue}</VisuallyHidden> <span>{day}</span>
          </Badge>
        );
      },
    },
    {
      id: 'updated',
      header: text.updated,
      sortable: true,
      card: 'named',
      cell: ({ lastActivity }) => (
        <span className={styles.nowrap}>
          <RelativeTime iso={lastActivity} />
        </span>
      ),
    },
  ];
}
