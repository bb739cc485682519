import { type Invoice, isCompleted, listPageSize, mayWriteInvoice } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import type { ListState } from '@hoa/parts';
import { InvoiceNumber, InvoiceStatusBadge } from '@hoa/parts/invoices';
import { type Output, useActor, useOperation } from '@hoa/portal';
import { Badge, type Column, DataTable, Icon, IconButton, useIsPhone } from '@hoa/ui';
import { formatBrief, formatUsd, useLocale } from '@hoa/ui/text';
import { Pencil, Trash2 } from 'lucide';
import { type DraftActionsProps, SubmitButton } from './DraftActions.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages.ts';
import { useOrderStatus } from './useNotDone.ts';

export const invoiceSorts = ['number', 'order', 'amount', 'status', 'submitted'] as const;

export interface InvoiceTableProps extends Pick<DraftActionsProps, 'onEdit' | 'onAsk'> {
  readonly invoices: Output<'invoices.list'>;
  readonly list: Pick<
    ListState<never, (typeof invoiceSorts)[number]>,
    'page' | 'setPage' | 'sort' | 'setSort'
  >;
  readonly isBusy: boolean;
  readonly onOpen: (invoice: Invoice) => void;
}

/** All invoices, highest number first, ten per page; a draft can be edited, submitted and deleted from its row. */
export function InvoiceTable(props: InvoiceTableProps) {
  const { invoices, list, isBusy, onOpen, onEdit, onAsk } = props;
  const text = useText();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const day = (iso: string | undefined) =>
    iso && <time dateTime={iso}>{formatBrief(iso, locale, new Date())}</time>;

  const columns: Column<Invoice>[] = [
    {
      id: 'number',
      header: text.number,
      rowHeader: true,
      sortable: true,
      cell: (invoice) => <InvoiceNumber invoice={invoice} onOpen={onOpen} />,
    },
    {
      id: 'order',
      header: text.workOrder,
      sortable: true,
      card: 'line',
      cell: (invoice) => (
        <>
          <span className={styles.order}>
            <span className={styles.title}>{invoice.workOrderTitle}</span>{' '}
            <span className={styles.quiet}>{invoice.workOrderId}</span>
          </span>
          {invoice.status === 'draft' && <DraftState draft={invoice} />}
        </>
      ),
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
      cell: ({ submittedDate }) => day(submittedDate),
    },
    { id: 'due', header: text.due, card: 'named', cell: ({ dueDate }) => day(dueDate) },
    {
      id: 'actions',
      header: text.actions,
      hideHeader: true,
      align: 'end',
      buttons: true,
      cell: (invoice) => <RowActions {...{ invoice, onEdit, onAsk }} />,
    },
  ];
  return (
    <div className={styles.table}>
      {!isPhone && <Counts />}
      <DataTable
        label={text.title}
        columns={columns}
        rows={invoices.items}
        total={invoices.total}
        aria-busy={isBusy}
        rowId={({ id }) => id}
        sort={list.sort}
        onSort={list.setSort}
        aside={<Counts />}
        pageSize={listPageSize}
        page={list.page}
        onPage={list.setPage}
      />
    </div>
  );
}

/**
 * Shows on a card if a draft can be submitted, because touch screens have no tooltip for the disabled button's reason.
 * Its line is there while loading, to avoid a layout shift.
 */
function DraftState({ draft }: { readonly draft: Invoice }) {
  const text = useText();
  const domainText = useDomainText();
  const status = useOrderStatus(draft);
  return (
    <span aria-hidden="true" className={styles.draftState}>
      {status !== undefined &&
        (isCompleted(status)
          ? text.readyToSubmit
          : text.submitOnceDone({ status: domainText.ticketStatuses[status] }))}
    </span>
  );
}

/** The number of invoices, drafts and paid invoices. Its row is there while loading, to avoid a layout shift. */
function Counts() {
  const text = useText();
  const { data } = useOperation('invoices.totals', {});
  return (
    <p className={styles.counts}>
      {data && (
        <>
          <Badge className={styles.all}>{text.totalCount({ n: data.count })}</Badge>
          <Badge>{text.draftCount({ n: data.countByStatus.draft })}</Badge>
          <Badge tone="success">{text.paidCount({ n: data.countByStatus.paid })}</Badge>
        </>
      )}
    </p>
  );
}

/** The actions for a draft in its row; renders nothing for other invoices. */
function RowActions({ invoice, onEdit, onAsk }: DraftActionsProps) {
  const text = useText();
  const actor = useActor();
  const number = invoice.invoiceNumber;
  if (!mayWriteInvoice(actor, invoice).ok) return null;
  return (
    <span className={styles.rowActions}>
      <SubmitButton size="sm" aria-label={text.submitOne({ number })} {...{ invoice, onAsk }}>
        {text.confirmSubmit}
      </SubmitButton>
      <IconButton
        size="sm"
        icon={<Icon icon={Pencil} />}
        label={text.editOne({ number })}
        onClick={() => onEdit(invoice)}
      />
      <IconButton
        size="sm"
        icon={<Icon icon={Trash2} />}
        label={text.deleteOne({ number })}
        onClick={() => onAsk({ invoice, to: 'delete' })}
      />
    </span>
  );
}
