import { Link } from '@hoa/shared';
import { type InvoiceStatus, invoiceStatuses } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatDate, formatUsd, useLocale } from '@hoa/shared/text';
import { Badge, type Column, type Tone } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import type { InvoiceRow } from './useAllInvoices.ts';
import styles from './Vendors.module.css';

const tones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'accent',
  paid: 'success',
  rejected: 'danger',
};

/** What the table of invoices says of each; `names` are the vendors' by uid. */
export function useInvoiceColumns(names: ReadonlyMap<string, string>): Column<InvoiceRow>[] {
  const text = useText();
  const words = useDomainText();
  const locale = useLocale();
  return [
    {
      id: 'number',
      header: text.invoice,
      rowHeader: true,
      sortBy: ({ number }) => number || undefined,
      cell: ({ number }) => <span className={styles.nowrap}>{number || text.fromWorkOrder}</span>,
    },
    {
      id: 'order',
      header: text.workOrder,
      sortBy: ({ workOrderTitle }) => workOrderTitle,
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
      sortBy: ({ vendorUid }) => names.get(vendorUid),
      cell: ({ vendorUid }) => names.get(vendorUid),
    },
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      sortBy: ({ amount }) => amount,
      cell: ({ amount }) => formatUsd(amount, locale),
    },
    {
      id: 'status',
      header: text.status,
      sortBy: ({ status }) => invoiceStatuses.indexOf(status),
      cell: ({ status }) => (
        <Badge tone={tones[status]} dot>
          {words.invoiceStatuses[status]}
        </Badge>
      ),
    },
    {
      id: 'submitted',
      header: text.submitted,
      sortBy: ({ submittedAt }) => (submittedAt ? Date.parse(submittedAt) : undefined),
      cell: ({ submittedAt }) =>
        submittedAt ? (
          <time dateTime={submittedAt} className={styles.nowrap}>
            {formatDate(submittedAt, locale)}
          </time>
        ) : (
          text.notYet
        ),
    },
  ];
}
