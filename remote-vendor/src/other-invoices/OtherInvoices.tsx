import type { Invoice, InvoiceStatus } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages.ts';

export interface OtherInvoicesProps {
  readonly workOrderId: string;
  /** The invoice that is about to be submitted, if it is already stored. */
  readonly invoiceId?: string;
}

const notSubmitted: readonly InvoiceStatus[] = ['draft', 'rejected'];

/** Names the invoices that were already submitted for a work order; nothing without one. Rejected ones do not count. */
export function OtherInvoices({ workOrderId, invoiceId }: OtherInvoicesProps) {
  const { others } = useOtherInvoices(workOrderId, invoiceId);
  const submitted = others.filter(({ status }) => !notSubmitted.includes(status));
  return <InvoicesNamed invoices={submitted} />;
}

/** The invoices of a work order with number, amount and status; nothing without one. */
export function InvoicesNamed({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  if (invoices.length === 0) return null;
  const names = invoices.map(
    ({ invoiceNumber, amount, status }) =>
      `${invoiceNumber} (${formatUsd(amount, locale)}, ${domainText.invoiceStatuses[status]})`,
  );
  return <p role="note">{text.invoicesOfOrder({ names: names.join(', ') })}</p>;
}

/**
 * The own invoices of a work order that were not rejected, drafts included.
 * @param workOrderId '' while none is chosen
 * @param invoiceId one that is left out
 */
export function useOtherInvoices(workOrderId: string, invoiceId: string | undefined) {
  const input = { search: workOrderId, limit: 100 };
  const { data, isFetching } = useOperation('invoices.list', input, { skip: workOrderId === '' });
  const isOther = (invoice: Invoice) =>
    invoice.workOrderId === workOrderId &&
    invoice.id !== invoiceId &&
    invoice.status !== 'rejected';
  return { others: (data?.items ?? []).filter(isOther), isFetching };
}
