import { useActor, useUrlState } from '@hoa/shared';
import { type Invoice, invoiceTotals, listPageSize, mayWriteInvoice } from '@hoa/shared/domain';
import { formatDate, formatUsd, useLocale } from '@hoa/shared/text';
import { Badge, type Column, DataTable, IconButton } from '@hoa/shared/ui';
import { Eye, Pencil, Send } from 'lucide-react';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages/index.ts';
import { useSubmitInvoice } from './useSubmitInvoice.ts';

export interface InvoiceTableProps {
  readonly invoices: readonly Invoice[];
  readonly onOpen: (invoice: Invoice) => void;
  readonly onEdit: (invoice: Invoice) => void;
}

/** All invoices, highest number first, ten a page; a draft can be edited and submitted from its row. */
export function InvoiceTable({ invoices, onOpen, onEdit }: InvoiceTableProps) {
  const text = useText();
  const locale = useLocale();
  const [{ page }, change] = useUrlState({ page: 1 });
  const { count, countByStatus } = invoiceTotals(invoices);
  const day = (iso: string | undefined) =>
    iso ? <time dateTime={iso}>{formatDate(iso, locale)}</time> : text.notSubmitted;

  const columns: Column<Invoice>[] = [
    {
      id: 'number',
      header: text.number,
      rowHeader: true,
      cell: ({ invoiceNumber }) => <span className={styles.number}>{invoiceNumber}</span>,
    },
    {
      id: 'workOrder',
      header: text.workOrder,
      cell: ({ workOrderTitle, workOrderId }) => (
        <span className={styles.order}>
          {workOrderTitle}
          <span className={styles.quiet}>{workOrderId}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      cell: ({ amount }) => formatUsd(amount, locale),
    },
    {
      id: 'status',
      header: text.status,
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
    },
    { id: 'submitted', header: text.submitted, cell: ({ submittedDate }) => day(submittedDate) },
    { id: 'due', header: text.due, cell: ({ dueDate }) => day(dueDate) },
    {
      id: 'actions',
      header: text.actions,
      align: 'end',
      cell: (invoice) => <RowActions invoice={invoice} onOpen={onOpen} onEdit={onEdit} />,
    },
  ];
  return (
    <div className={styles.table}>
      <p className={styles.counts}>
        <Badge>{text.totalCount({ n: count })}</Badge>
        <Badge tone="warning">{text.draftCount({ n: countByStatus.draft })}</Badge>
        <Badge tone="success">{text.paidCount({ n: countByStatus.paid })}</Badge>
      </p>
      <DataTable
        label={text.title}
        columns={columns}
        rows={invoices}
        rowId={({ id }) => id}
        pageSize={listPageSize}
        page={page}
        onPage={(next) => change({ page: next })}
      />
    </div>
  );
}

interface RowActionsProps extends Pick<InvoiceTableProps, 'onOpen' | 'onEdit'> {
  readonly invoice: Invoice;
}

function RowActions({ invoice, onOpen, onEdit }: RowActionsProps) {
  const text = useText();
  const actor = useActor();
  const { submit, submitting } = useSubmitInvoice();
  const number = invoice.invoiceNumber;
  return (
    <span className={styles.rowActions}>
      <IconButton
        size="sm"
        icon={<Eye />}
        label={text.view({ number })}
        onClick={() => onOpen(invoice)}
      />
      {mayWriteInvoice(actor, invoice).ok && (
        <>
          <IconButton
            size="sm"
            icon={<Pencil />}
            label={text.editOne({ number })}
            onClick={() => onEdit(invoice)}
          />
          <IconButton
            size="sm"
            icon={<Send />}
            label={text.submitOne({ number })}
            aria-busy={submitting || undefined}
            onClick={() => !submitting && void submit(invoice)}
          />
        </>
      )}
    </span>
  );
}
