import { boardPageSize, ticketStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState } from '@hoa/parts';
import { useOperation } from '@hoa/portal';
import { Button, EmptyState } from '@hoa/ui';
import { ClipboardList } from 'lucide-react';
import { ListTable } from '../../../list/ListTable.tsx';
import { useText } from './messages.ts';
import { useWorkOrderColumns } from './useWorkOrderColumns.tsx';
import { VendorSelect } from './VendorSelect.tsx';

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
      page={orders.page}
      pageSize={boardPageSize}
      failed={text.failedWorkOrders}
      state={list}
      defaultSort={latestFirst}
      statuses={[
        { value: 'active', label: text.active },
        { value: 'overdue', label: text.overdue },
        { value: 'completed-this-month', label: text.completedThisMonth },
        ...ticketStatuses.map((value) => ({
          value,
          label: domainText.ticketStatuses[value],
        })),
      ]}
      searchPlaceholder={text.searchWorkOrders}
      filters={<VendorSelect state={list} />}
      empty={
        <EmptyState
          icon={<ClipboardList />}
          title={text.noWorkOrders}
          action={<Button onClick={() => onOrder('')}>{text.createWorkItem}</Button>}
        />
      }
    />
  );
}
