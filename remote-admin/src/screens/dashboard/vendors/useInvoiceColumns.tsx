import type { Invoice, InvoiceStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Link } from '@hoa/shared';
import { Badge, type Column, type Tone } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages/index.ts';
import styles from './Vendors.module.css';

const tones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'accent',
  paid: 'success',
  rejected: 'danger',
};

/** The columns of the table of invoices. */
export function useInvoiceColumns(): Column<Invoice>[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  return [
    {
      id: 'number',
      header: text.invoice,
      rowHeader: true,
      sortable: true,
      cell: ({ invoiceNumber, ticketInvoiceId }) => (
        <span className={styles.subject}>
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
          <Link to={`/tickets/${encodeURIComponent(workOrderId)}`} className={styles.link}>
            {workOrderTitle}
          </Link>
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
      cell: ({ status }) => (
        <Badge tone={tones[status]} dot>
          {domainText.invoiceStatuses[status]}
        </Badge>
      ),
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
  ];
}
