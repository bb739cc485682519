import { boardPageSize, type Ticket, ticketStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { RelativeTime, useListPage, useListState, useNow, useToday } from '@hoa/parts';
import { useOperation } from '@hoa/portal';
import { isOverdue, PriorityBadge, TicketState } from '@hoa/tickets';
import {
  Badge,
  Button,
  type Column,
  classNames,
  EmptyState,
  Icon,
  optionsOf,
  VisuallyHidden,
} from '@hoa/ui';
import { formatBrief, useLocale } from '@hoa/ui/text';
import { CalendarX, ClipboardList } from 'lucide';
import { ListTable } from '../../../list/ListTable.tsx';
import { useText } from './messages.ts';
import { VendorSelect, WorkOrderLink } from './VendorSelect.tsx';
import styles from './Vendors.module.css';

const listOptions = {
  filters: {
    status: ['active', 'overdue', 'completed-this-month', ...ticketStatuses],
    vendor: 'any',
  },
  sorts: ['title', 'vendor', 'status', 'priority', 'due', 'updated'],
} as const;

const latestFirst = { column: 'updated', direction: 'desc' } as const;

export interface WorkOrdersProps {
  readonly onOrder: (vendorId: string) => void;
}

/** The work orders of all vendors, 15 per page. */
export function WorkOrders({ onOrder }: WorkOrdersProps) {
  const text = useText();
  const domainText = useDomainText();
  const list = useListState(listOptions);
  const columns = useWorkOrderColumns();
  const { search, filters, sort } = list;
  const orders = useListPage(
    'tickets.list',
    {
      isAssigned: true,
      search: search.trim() || undefined,
      status: ticketStatuses.find((status) => status === filters.status),
      ...(filters.status === 'active' && { isActive: true }),
      ...(filters.status === 'overdue' && { isOverdue: true }),
      ...(filters.status === 'completed-this-month' && { isCompletedThisMonth: true }),
      assignedTo: filters.vendor || undefined,
      sort: sort ?? latestFirst,
    },
    { page: list.page, pageSize: boardPageSize },
  );
  const all = useOperation('tickets.list', { isAssigned: true, limit: 1 });
  return (
    <ListTable
      of="orders"
      label={text.workOrders}
      columns={columns}
      query={orders}
      all={all.data?.total}
      pageSize={boardPageSize}
      failed={text.failedWorkOrders}
      state={list}
      defaultSort={latestFirst}
      statuses={[
        { value: 'active', label: text.active },
        { value: 'overdue', label: text.overdue },
        { value: 'completed-this-month', label: text.completedThisMonth },
        ...optionsOf(ticketStatuses, domainText.ticketStatuses),
      ]}
      searchPlaceholder={text.searchWorkOrders}
      filters={<VendorSelect state={list} />}
      empty={
        <EmptyState
          icon={<Icon icon={ClipboardList} />}
          title={text.noWorkOrders}
          action={<Button onClick={() => onOrder('')}>{text.createWorkItem}</Button>}
        />
      }
    />
  );
}

function useWorkOrderColumns(): Column<Ticket>[] {
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
            <Icon icon={CalendarX} />
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
