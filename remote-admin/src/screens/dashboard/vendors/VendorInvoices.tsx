import { type Invoice, invoiceStatuses, listPageSize } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useListPage, useListState } from '@hoa/parts';
import { InvoiceNumber, InvoiceStatusBadge, OpenInvoice } from '@hoa/parts/invoices';
import { useOperation, useUrlState } from '@hoa/portal';
import { type Column, EmptyState, Icon, optionsOf } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { ReceiptText } from 'lucide';
import { ListTable } from '../../../list/ListTable.tsx';
import { useText } from './messages.ts';
import { VendorSelect, WorkOrderLink } from './VendorSelect.tsx';
import styles from './Vendors.module.css';

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
        failed={text.failedInvoices}
        state={list}
        statuses={[
          { value: 'pending', label: text.pending },
          ...optionsOf(submittedStatuses, domainText.invoiceStatuses),
        ]}
        searchPlaceholder={text.searchInvoices}
        filters={<VendorSelect state={list} />}
        empty={
          <EmptyState icon={<Icon icon={ReceiptText} />} title={text.noInvoices}>
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

function useInvoiceColumns(onOpen: (invoice: Invoice) => void): Column<Invoice>[] {
  const text = useText();
  const locale = useLocale();
  return [
    {
      id: 'number',
      header: text.invoice,
      rowHeader: true,
      sortable: true,
      cell: (invoice) => (
        <span className={styles.number}>
          <InvoiceNumber invoice={invoice} onOpen={onOpen} />
          {invoice.ticketInvoiceId && <span className={styles.quiet}>{text.fromWorkOrder}</span>}
        </span>
      ),
    },
    {
      id: 'order',
      header: text.workOrder,
      sortable: true,
      card: 'line',
      cell: ({ workOrderId, workOrderTitle }) => (
        <span className={styles.job}>
          <WorkOrderLink id={workOrderId} title={workOrderTitle} />{' '}
          <span className={styles.quiet}>{workOrderId}</span>
        </span>
      ),
    },
    {
      id: 'vendor',
      header: text.vendor,
      sortable: true,
      card: 'fact',
      cell: ({ vendorName }) => vendorName && <span className={styles.firm}>{vendorName}</span>,
    },
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      sortable: true,
      card: 'top',
      cell: ({ amount }) => formatUsd(amount, locale),
    },
    {
      id: 'status',
      header: text.status,
      sortable: true,
      card: 'top',
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      id: 'submitted',
      header: text.submitted,
      sortable: true,
      card: 'named',
      cell: ({ submittedDate }) =>
        submittedDate && (
          <time dateTime={submittedDate} className={styles.nowrap}>
            {formatDate(submittedDate, locale)}
          </time>
        ),
    },
  ];
}
