import type { Invoice } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useOperation } from '@hoa/shared';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from './messages/index.ts';

export interface OtherInvoicesProps {
  readonly workOrderId: string;
  /** The invoice that is about to be submitted, where it is stored already. */
  readonly invoiceId?: string;
}

/** Names the invoices that were already submitted for a work order; nothing without one. Rejected ones do not count. */
export function OtherInvoices({ workOrderId, invoiceId }: OtherInvoicesProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { data } = useOperation('invoices.list', { search: workOrderId, limit: 100 });
  const isOther = (invoice: Invoice) =>
    invoice.workOrderId === workOrderId &&
    invoice.id !== invoiceId &&
    invoice.status !== 'draft' &&
    invoice.status !== 'rejected';
  const others = (data?.items ?? []).filter(isOther);
  if (others.length === 0) return null;
  const names = others.map(
    ({ invoiceNumber, amount, status }) =>
      `${invoiceNumber} (${formatUsd(amount, locale)}, ${domainText.invoiceStatuses[status]})`,
  );
  return <p role="note">{text.invoicedBefore({ names: names.join(', ') })}</p>;
}
