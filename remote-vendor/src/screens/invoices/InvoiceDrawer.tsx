import { type Invoice, laborCost, mayWriteInvoice } from '@hoa/domain';
import { useActor } from '@hoa/shared';
import { Button, DialogFooter, Drawer, EmptyState } from '@hoa/ui';
import { formatDate, formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { Pencil, SearchX, Send } from 'lucide-react';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import styles from './Invoices.module.css';
import { useText } from './messages/index.ts';
import { useSubmitInvoice } from './useSubmitInvoice.ts';

export interface InvoiceDrawerProps {
  /** Undefined for one that does not exist or is somebody else's. */
  readonly invoice: Invoice | undefined;
  readonly onEdit: (draft: Invoice) => void;
  readonly onClose: () => void;
}

/** One invoice with its lines, dates and notes. */
export function InvoiceDrawer({ invoice, onEdit, onClose }: InvoiceDrawerProps) {
  const text = useText();
  if (!invoice) {
    return (
      <Drawer open title={text.notFound} onClose={onClose}>
        <EmptyState icon={<SearchX />} title={text.notFoundHint} />
      </Drawer>
    );
  }
  return (
    <Drawer open title={text.detailNumber({ number: invoice.invoiceNumber })} onClose={onClose}>
      <div className={styles.detail}>
        <p className={styles.order}>
          {invoice.workOrderTitle}
          <span className={styles.quiet}>{invoice.workOrderId}</span>
        </p>
        <Dates invoice={invoice} />
        <Lines invoice={invoice} />
        {invoice.notes && (
          <div>
            <h3 className={styles.heading}>{text.notesTitle}</h3>
            <p className={styles.notes}>{invoice.notes}</p>
          </div>
        )}
      </div>
      <DraftActions invoice={invoice} onEdit={onEdit} />
    </Drawer>
  );
}

function Dates({ invoice }: { readonly invoice: Invoice }) {
  const text = useText();
  const locale = useLocale();
  const { status, submittedDate, approvedDate, paidDate, dueDate } = invoice;
  const dates = [
    [text.submitted, submittedDate],
    [text.approved, approvedDate],
    [text.paid, paidDate],
    [text.due, dueDate],
  ] as const;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.status}</dt>
        <dd>
          <InvoiceStatusBadge status={status} />
        </dd>
      </div>
      {dates.map(
        ([name, date]) =>
          date && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={date}>{formatDate(date, locale)}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Lines({ invoice }: { readonly invoice: Invoice }) {
  const text = useText();
  const locale = useLocale();
  const { laborHours, laborRate, materials, amount } = invoice;
  const usd = (cents: number) => formatUsd(cents, locale);
  return (
    <table className={styles.lines}>
      <caption className={styles.heading}>{text.lines}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.line}</th>
          <th scope="col">{text.calculation}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text.labor}</th>
          <td>
            {text.laborLine({ hours: formatNumber(laborHours, locale), rate: usd(laborRate) })}
          </td>
          <td>{usd(laborCost(invoice))}</td>
        </tr>
        {materials
          .filter(({ item, total }) => item !== '' || total > 0)
          .map(({ item, quantity, unitCost, total }, index) => (
            <tr key={index}>
              <th scope="row">{item || text.unnamedItem}</th>
              <td>{text.quantityOf({ n: formatNumber(quantity, locale), cost: usd(unitCost) })}</td>
              <td>{usd(total)}</td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text.total}
          </th>
          <td>{usd(amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function DraftActions({ invoice, onEdit }: { invoice: Invoice; onEdit: (draft: Invoice) => void }) {
  const text = useText();
  const actor = useActor();
  const { submit, submitting } = useSubmitInvoice();
  if (!mayWriteInvoice(actor, invoice).ok) return null;
  return (
    <DialogFooter>
      <Button icon={<Pencil />} onClick={() => onEdit(invoice)}>
        {text.edit}
      </Button>
      <Button
        variant="primary"
        icon={<Send />}
        loading={submitting}
        onClick={() => void submit(invoice)}
      >
        {text.submit}
      </Button>
    </DialogFooter>
  );
}
