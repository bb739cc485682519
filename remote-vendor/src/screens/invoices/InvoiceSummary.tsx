import { type Invoice, invoiceTotals } from '@hoa/shared/domain';
import { formatNumber, formatUsd, useLocale } from '@hoa/shared/text';
import { Stat } from '@hoa/shared/ui';
import { CircleCheck, Hourglass, ReceiptText } from 'lucide-react';
import styles from './Invoices.module.css';
import { useText } from './messages/index.ts';

/** The three figures above the invoices; undefined while they are on their way. */
export function InvoiceSummary({
  invoices,
}: {
  readonly invoices: readonly Invoice[] | undefined;
}) {
  const text = useText();
  const locale = useLocale();
  const totals = invoices && invoiceTotals(invoices);
  return (
    <section aria-label={text.totals} className={styles.summary}>
      <Stat
        label={text.pendingPayment}
        value={totals && formatUsd(totals.pending, locale)}
        hint={text.pendingHint}
        icon={<Hourglass />}
      />
      <Stat
        label={text.paidThisMonth}
        value={totals && formatUsd(totals.paid, locale)}
        hint={text.paidHint}
        icon={<CircleCheck />}
      />
      <Stat
        label={text.totalInvoices}
        value={totals && formatNumber(totals.count, locale)}
        hint={text.totalHint}
        icon={<ReceiptText />}
      />
    </section>
  );
}
