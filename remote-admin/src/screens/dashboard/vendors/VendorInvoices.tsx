import { invoiceStatuses, listPageSize } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState } from '@hoa/parts';
import { OpenInvoice } from '@hoa/parts/invoices';
import { useOperation, useUrlState } from '@hoa/portal';
import { EmptyState } from '@hoa/ui';
import { ReceiptText } from 'lucide-react';
import { ListTable } from '../../../list/ListTable.tsx';
import { useText } from './messages.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';
import { VendorSelect } from './VendorSelect.tsx';
import styles from './Vendors.module.css';
import { WorkOrderLink } from './WorkOrderLink.tsx';

/** Without drafts, which only their vendor can see. */
const submittedStatuses = invoiceStatuses.filter((status) => status !== 'draft');

const listOptions = {
  filters: { status: ['pending', ...submittedStatuses], vendor: 'any' },
  sorts: ['number', 'order', 'vendor', 'amount', 'status', 'submitted'],
} as const;

/** The invoices of all vendors, ten per page, and the one in the URL. */
export function VendorInvoices() {
  const text = useText();
  const domainText = useDomainText();
  const list = useListState(listOptions);
  const [{ invoice: openId }, change] = useUrlState({ invoice: '' });
  const columns = useInvoiceColumns(({ id }) => change({ invoice: id }));
  const { search, filters, sort } = list;
  const invoices = useListPage(
    'invoices.list',
    {
      search: search.trim() || undefined,
      status: submittedStatuses.find((status) => status === filters.status),
      ...(filters.status === 'pending' && { isPending: true }),
      vendorUid: filters.vendor || undefined,
      sort: sort ?? undefined,
    },
    { page: list.page, pageSize: listPageSize },
  );
  const totals = useOperation('invoices.totals', {});
  return (
    <>
      <ListTable
        of="invoices"
        label={text.invoices}
        columns={columns}
        query={invoices}
        all={totals.data?.count}
        page={invoices.page}
        pageSize={listPageSize}
        failed={text.failedInvoices}
        state={list}
        statuses={[
          { value: 'pending', label: text.pending },
          ...submittedStatuses.map((value) => ({
            value,
            label: domainText.invoiceStatuses[value],
          })),
        ]}
        searchPlaceholder={text.searchInvoices}
        filters={<VendorSelect state={list} />}
        empty={
          <EmptyState icon={<ReceiptText />} title={text.noInvoices}>
            {text.noInvoicesHint}
          </EmptyState>
        }
      />
      {openId !== '' && (
        <OpenInvoice
          id={openId}
          known={invoices.data?.items.find(({ id }) => id === openId)}
          workOrder={({ workOrderId, workOrderTitle }) => (
            <WorkOrderLink id={workOrderId} title={workOrderTitle} />
          )}
          actions={({ status }) =>
            status === 'submitted' && <p className={styles.next}>{text.whatIsNext}</p>
          }
          onClose={() => change({ invoice: '' })}
        />
      )}
    </>
  );
}
