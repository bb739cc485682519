import type { Invoice } from '@hoa/domain';
import { InvoiceNumber, InvoiceStatusBadge } from '@hoa/parts/invoices';
import type { Column } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';
import styles from './Vendors.module.css';
import { WorkOrderLink } from './WorkOrderLink.tsx';

/** The columns of the table of invoices. */
export function useInvoiceColumns(onOpen: (invoice: Invoice) => void): Column<Invoice>[] {
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
