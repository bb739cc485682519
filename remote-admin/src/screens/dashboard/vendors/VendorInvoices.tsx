import type { OperationState } from '@hoa/shared';
import { invoiceStatuses, listPageSize, type Vendor } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { DataTable, EmptyState } from '@hoa/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { includesText } from '../../../list/includesText.ts';
import { ListBody } from '../../../list/ListBody.tsx';
import { ListControls } from '../../../list/ListControls.tsx';
import { useListState } from '../../../list/useListState.ts';
import { useText } from './messages/index.ts';
import type { InvoiceRow } from './useAllInvoices.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';
import { VendorSelect } from './VendorSelect.tsx';

export interface VendorInvoicesProps {
  readonly invoices: OperationState<InvoiceRow[]>;
  readonly vendors: readonly Vendor[] | undefined;
}

/** What vendors ask for, ten a page. */
export function VendorInvoices({ invoices, vendors }: VendorInvoicesProps) {
  const text = useText();
  const words = useDomainText();
  const list = useListState(invoiceStatuses);
  const names = useMemo(
    () => new Map(vendors?.map(({ uid, displayName }) => [uid, displayName])),
    [vendors],
  );
  const columns = useInvoiceColumns(names);
  return (
    <ListBody
      query={invoices}
      failed={text.failedInvoices}
      state={list}
      matches={({ number, workOrderId, workOrderTitle, vendorUid, status }) =>
        (list.status === '' || status === list.status) &&
        (list.vendor === '' || vendorUid === list.vendor) &&
        includesText(list.search, number, workOrderId, workOrderTitle, names.get(vendorUid) ?? '')
      }
      empty={
        <EmptyState icon={<ReceiptText />} title={text.noInvoices}>
          {text.noInvoicesHint}
        </EmptyState>
      }
    >
      {(matching, all, none) => (
        <>
          <ListControls
            state={list}
            statuses={invoiceStatuses.map((value) => ({
              value,
              label: words.invoiceStatuses[value],
            }))}
            searchPlaceholder={text.searchInvoices}
            shown={matching.length}
            total={all.length}
            filters={<VendorSelect vendors={vendors} state={list} />}
          />
          <DataTable
            label={text.invoices}
            columns={columns}
            rows={matching}
            rowId={({ id }) => id}
            sort={list.sort}
            onSort={list.setSort}
            pageSize={listPageSize}
            page={list.page}
            onPage={list.setPage}
            empty={none}
          />
        </>
      )}
    </ListBody>
  );
}
