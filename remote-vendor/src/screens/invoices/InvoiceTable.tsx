import { type Invoice, listPageSize, mayWriteInvoice } from '@hoa/domain';
import type { ListState } from '@hoa/parts';
import { type Output, useActor, useOperation } from '@hoa/shared';
import { Badge, type Column, DataTable, IconButton } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { Eye, Pencil, Send } from 'lucide-react';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages/index.ts';
import { useSubmitInvoice } from './useSubmitInvoice.ts';

export interface InvoiceTableProps {
  /** The page that is shown. */
  readonly invoices: Output<'invoices.list'>;
  readonly list: Pick<ListState, 'page' | 'setPage'>;
  readonly isBusy: boolean;
  readonly onOpen: (invoice: Invoice) => void;
  readonly onEdit: (invoice: Invoice) => void;
}

/** All invoices, highest number first, ten a page; a draft can be edited and submitted from its row. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { invoices, list, isBusy, onOpen, onEdit } = props;
  const text = useText();
  const locale = useLocale();
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
      <Counts />
      <DataTable
        label={text.title}
        columns={columns}
        rows={invoices.items}
        total={invoices.total}
        aria-busy={isBusy}
        rowId={({ id }) => id}
        pageSize={listPageSize}
        page={list.page}
        onPage={list.setPage}
      />
    </div>
  );
}

/** How many there are, of which drafts and paid ones. */
function Counts() {
  const text = useText();
  const { data } = useOperation('invoices.totals', {});
  if (!data) return null;
  const { count, countByStatus } = data;
  return (
    <p className={styles.counts}>
      <Badge>{text.totalCount({ n: count })}</Badge>
      <Badge tone="warning">{text.draftCount({ n: countByStatus.draft })}</Badge>
      <Badge tone="success">{text.paidCount({ n: countByStatus.paid })}</Badge>
    </p>
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
