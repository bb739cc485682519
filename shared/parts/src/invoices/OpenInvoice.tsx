import { type Invoice, isWholeText, laborCost, vendorUidOf } from '@hoa/domain';
import { type Output, useActor, useOperation } from '@hoa/portal';
import { Drawer, EmptyState, Icon, OnDemand, partOnDemand } from '@hoa/ui';
import { formatDate, formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { SearchX } from 'lucide';
import type { ReactNode } from 'react';
import styles from './Invoice.module.css';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { useText } from './messages.ts';

/** Lazy-loaded, because few invoices have documents. */
const AttachmentList = partOnDemand(() =>
  import('../attachments/AttachmentList.tsx').then((file) => file.AttachmentList),
);

export interface OpenInvoiceProps {
  readonly id: string;
  /** The invoice from a list on the page, if it contains it. */
  readonly known: Invoice | undefined;
  /** Renders the title of its work order as a link, if there is a page for it. */
  readonly workOrder?: ((invoice: Invoice) => ReactNode) | undefined;
  /** Renders the actions. */
  readonly actions?: ((invoice: Invoice) => ReactNode) | undefined;
  readonly onClose: () => void;
}

/** A drawer with the invoice that the URL names, whichever page of a list it is on. */
export function OpenInvoice({ id, known, ...rest }: OpenInvoiceProps) {
  // A list has neither long notes nor the documents of an invoice from a work order.
  const isWhole = known?.ticketInvoiceId === undefined && isWholeText(known?.notes ?? '');
  const { data, error } = useOperation(
    'invoices.get',
    { invoiceId: id },
    { skip: known !== undefined && isWhole },
  );
  const invoice = data?.id === id ? data : known;
  if (!invoice && !error) return null;
  return <InvoiceDrawer invoice={invoice} {...rest} />;
}

interface InvoiceDrawerProps extends Omit<OpenInvoiceProps, 'id' | 'known'> {
  /** Undefined if it does not exist or belongs to someone else. */
  readonly invoice: Output<'invoices.get'> | undefined;
}

/** An invoice with its lines, dates, notes and documents. */
function InvoiceDrawer({ invoice, workOrder, actions, onClose }: InvoiceDrawerProps) {
  const text = useText();
  if (!invoice) {
    return (
      <Drawer open title={text.notFound} onClose={onClose}>
        <EmptyState icon={<Icon icon={SearchX} />} title={text.notFoundHint} />
      </Drawer>
    );
  }
  return (
    <Drawer open title={text.detailNumber({ number: invoice.invoiceNumber })} onClose={onClose}>
      <div className={styles.detail}>
        <p className={styles.order}>
          {workOrder?.(invoice) ?? <span>{invoice.workOrderTitle}</span>}
          <span className={styles.quiet}>{invoice.workOrderId}</span>
        </p>
        <Facts invoice={invoice} />
        <Lines invoice={invoice} />
        {invoice.notes && (
          <div>
            <h3 className={styles.heading}>{text.notesTitle}</h3>
            <p className={styles.notes}>{invoice.notes}</p>
          </div>
        )}
        {invoice.attachments && (
          <div>
            <h3 className={styles.heading}>{text.documents}</h3>
            <OnDemand what={text.documents}>
              <AttachmentList label={text.documents} attachments={invoice.attachments} />
            </OnDemand>
          </div>
        )}
      </div>
      {actions?.(invoice)}
    </Drawer>
  );
}

function Facts({ invoice }: { readonly invoice: Invoice }) {
  const text = useText();
  const locale = useLocale();
  const isOwn = vendorUidOf(useActor()) === invoice.vendorUid;
  const { status, amount, vendorName, submittedDate, approvedDate, paidDate, dueDate } = invoice;
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
      <div>
        <dt>{text.total}</dt>
        <dd className={styles.amount}>{formatUsd(amount, locale)}</dd>
      </div>
      {vendorName && !isOwn && (
        <div>
          <dt>{text.vendor}</dt>
          <dd>{vendorName}</dd>
        </div>
      )}
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
