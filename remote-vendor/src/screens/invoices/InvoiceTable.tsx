import { type Invoice, listPageSize, mayWriteInvoice } from '@hoa/domain';
import type { ListState } from '@hoa/parts';
import { InvoiceStatusBadge, ViewInvoiceButton } from '@hoa/parts/invoices';
import { type Output, useActor, useOperation } from '@hoa/shared';
import { Badge, type Column, DataTable, IconButton } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { Pencil, Send, Trash2 } from 'lucide-react';
import type { DraftActionsProps } from './DraftActions.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages/index.ts';

export interface InvoiceTableProps extends Pick<DraftActionsProps, 'onEdit' | 'onAsk'> {
  /** The page that is shown. */
  readonly invoices: Output<'invoices.list'>;
  readonly list: Pick<ListState, 'page' | 'setPage'>;
  readonly isBusy: boolean;
  readonly onOpen: (invoice: Invoice) => void;
}

/** All invoices, highest number first, ten a page; a draft can be edited, submitted and deleted from its row. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { invoices, list, isBusy, onOpen, onEdit, onAsk } = props;
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
      buttons: true,
      cell: (invoice) => <RowActions {...{ invoice, onOpen, onEdit, onAsk }} />,
    },
  ];
  return (
    <div className={styles.table}>
      <Counts />
      <DataTable
        label={text.title}
        stacks
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

/** How many there are, of which drafts and paid ones. Its row is there before they are known, so that no table moves. */
function Counts() {
  const text = useText();
  const { data } = useOperation('invoices.totals', {});
  return (
    <p className={styles.counts}>
      {data && (
        <>
          <Badge>{text.totalCount({ n: data.count })}</Badge>
          <Badge tone="warning">{text.draftCount({ n: data.countByStatus.draft })}</Badge>
          <Badge tone="success">{text.paidCount({ n: data.countByStatus.paid })}</Badge>
        </>
      )}
    </p>
  );
}

type RowActionsProps = DraftActionsProps & Pick<InvoiceTableProps, 'onOpen'>;

function RowActions({ invoice, onOpen, onEdit, onAsk }: RowActionsProps) {
  const text = useText();
  const actor = useActor();
  const number = invoice.invoiceNumber;
  return (
    <span className={styles.rowActions}>
      <ViewInvoiceButton invoice={invoice} onOpen={onOpen} />
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
            onClick={() => onAsk({ invoice, to: 'submit' })}
          />
          <IconButton
            size="sm"
            icon={<Trash2 />}
            label={text.deleteOne({ number })}
            onClick={() => onAsk({ invoice, to: 'delete' })}
          />
        </>
      )}
    </span>
  );
}
