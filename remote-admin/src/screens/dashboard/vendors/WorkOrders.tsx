import type { OperationState } from '@hoa/shared';
import { boardPageSize, type Ticket, ticketStatuses, type Vendor } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Button, DataTable, EmptyState } from '@hoa/shared/ui';
import { ClipboardList } from 'lucide-react';
import { useMemo } from 'react';
import { includesText } from '../../../list/includesText.ts';
import { ListBody } from '../../../list/ListBody.tsx';
import { ListControls } from '../../../list/ListControls.tsx';
import { useListState } from '../../../list/useListState.ts';
import { useText } from './messages/index.ts';
import { useWorkOrderColumns } from './useWorkOrderColumns.tsx';
import { VendorSelect } from './VendorSelect.tsx';

export interface WorkOrdersProps {
  readonly tickets: OperationState<Ticket[]>;
  readonly vendors: readonly Vendor[] | undefined;
  readonly onOrder: (vendorId: string) => void;
}

/** What vendors were ordered to do, fifteen a page. */
export function WorkOrders({ tickets, vendors, onOrder }: WorkOrdersProps) {
  const text = useText();
  const words = useDomainText();
  const list = useListState(ticketStatuses);
  const columns = useWorkOrderColumns();
  const orders = useMemo(
    () => tickets.data?.filter(({ assignedTo }) => assignedTo),
    [tickets.data],
  );
  return (
    <ListBody
      query={{ ...tickets, data: orders }}
      failed={text.failedWorkOrders}
      state={list}
      matches={({ id, title, status, assignedTo, submittedBy }) =>
        (list.status === '' || status === list.status) &&
        (list.vendor === '' || assignedTo?.uid === list.vendor) &&
        includesText(list.search, id, title, assignedTo?.displayName ?? '', submittedBy.unit ?? '')
      }
      empty={
        <EmptyState
          icon={<ClipboardList />}
          title={text.noWorkOrders}
          action={<Button onClick={() => onOrder('')}>{text.createWorkItem}</Button>}
        />
      }
    >
      {(matching, all, none) => (
        <>
          <ListControls
            state={list}
            statuses={ticketStatuses.map((value) => ({
              value,
              label: words.ticketStatuses[value],
            }))}
            searchPlaceholder={text.searchWorkOrders}
            shown={matching.length}
            total={all.length}
            filters={<VendorSelect vendors={vendors} state={list} />}
          />
          <DataTable
            label={text.workOrders}
            columns={columns}
            rows={matching}
            rowId={({ id }) => id}
            sort={list.sort}
            onSort={list.setSort}
            pageSize={boardPageSize}
            page={list.page}
            onPage={list.setPage}
            empty={none}
          />
        </>
      )}
    </ListBody>
  );
}
