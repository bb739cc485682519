import type { Invoice } from '@hoa/domain';
import { InvoiceStatusBadge, ViewInvoiceButton } from '@hoa/parts/invoices';
import type { Column } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages/index.ts';
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
      cell: ({ invoiceNumber, ticketInvoiceId }) => (
        <span className={styles.number}>
          <span className={styles.nowrap}>{invoiceNumber}</span>
          {ticketInvoiceId && <span className={styles.quiet}>{text.fromWorkOrder}</span>}
        </span>
      ),
    },
    {
      id: 'order',
      header: text.workOrder,
      sortable: true,
      cell: ({ workOrderId, workOrderTitle }) => (
        <span className={styles.subject}>
          <WorkOrderLink id={workOrderId} title={workOrderTitle} />
          <span className={styles.quiet}>{workOrderId}</span>
        </span>
      ),
    },
    {
      id: 'vendor',
      header: text.vendor,
      sortable: true,
      cell: ({ vendorName }) => vendorName,
    },
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      sortable: true,
      cell: ({ amount }) => formatUsd(amount, locale),
    },
    {
      id: 'status',
      header: text.status,
      sortable: true,
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    {
      id: 'submitted',
      header: text.submitted,
      sortable: true,
      cell: ({ submittedDate }) =>
        submittedDate ? (
          <time dateTime={submittedDate} className={styles.nowrap}>
            {formatDate(submittedDate, locale)}
          </time>
        ) : (
          text.notYet
        ),
    },
    {
      id: 'actions',
      header: text.actions,
      align: 'end',
      cell: (invoice) => <ViewInvoiceButton invoice={invoice} onOpen={onOpen} />,
    },
  ];
}
