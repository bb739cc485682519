import { invoiceStatuses, listPageSize } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListState } from '@hoa/parts';
import { useOperation } from '@hoa/shared';
import { DataTable, EmptyState } from '@hoa/ui';
import { ReceiptText } from 'lucide-react';
import { ListBody } from '../../../list/ListBody.tsx';
import { ListControls } from '../../../list/ListControls.tsx';
import { useText } from './messages/index.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';
import { VendorSelect } from './VendorSelect.tsx';

const listOptions = {
  filters: { status: invoiceStatuses, vendor: 'any' },
  sorts: ['number', 'order', 'vendor', 'amount', 'status', 'submitted'],
} as const;

/** The invoices of all vendors, ten a page. */
export function VendorInvoices() {
  const text = useText();
  const domainText = useDomainText();
  const list = useListState(listOptions);
  const columns = useInvoiceColumns();
  const { search, filters, sort, page } = list;
  const invoices = useOperation('invoices.list', {
    search: search.trim() || undefined,
    status: invoiceStatuses.find((status) => status === filters.status),
    vendorUid: filters.vendor || undefined,
    sort: sort ?? undefined,
    limit: listPageSize,
    offset: (page - 1) * listPageSize,
  });
  const totals = useOperation('invoices.totals', {});
  return (
    <ListBody
      query={invoices}
      failed={text.failedInvoices}
      state={list}
      empty={
        <EmptyState icon={<ReceiptText />} title={text.noInvoices}>
          {text.noInvoicesHint}
        </EmptyState>
      }
    >
      {({ items, total }, none) => (
        <>
          <ListControls
            state={list}
            statuses={invoiceStatuses.map((value) => ({
              value,
              label: domainText.invoiceStatuses[value],
            }))}
            searchPlaceholder={text.searchInvoices}
            shown={total}
            total={totals.data?.count ?? total}
            filters={<VendorSelect state={list} />}
          />
          <DataTable
            label={text.invoices}
            columns={columns}
            rows={items}
            total={total}
            rowId={({ id }) => id}
            sort={sort}
            onSort={list.setSort}
            pageSize={listPageSize}
            page={page}
            onPage={list.setPage}
            empty={none}
            aria-busy={invoices.isFetching}
          />
        </>
      )}
    </ListBody>
  );
}
