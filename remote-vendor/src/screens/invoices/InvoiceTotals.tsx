import { type Output, useOperation } from '@hoa/portal';
import { Stat } from '@hoa/ui';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { CircleCheck, Hourglass, ReceiptText } from 'lucide-react';
import styles from './Invoices.module.css';
import { useText } from './messages.ts';

/** The three figures above the invoices. */
export function InvoiceTotals() {
  const text = useText();
  const locale = useLocale();
  const { data } = useOperation('invoices.totals', {});
  const usd = (figure: keyof Pick<Output<'invoices.totals'>, 'pending' | 'paidThisMonth'>) =>
    data && formatUsd(data[figure], locale);
  return (
    <section aria-label={text.totals} className={styles.summary}>
      <Stat
        label={text.pendingPayment}
        value={usd('pending')}
        hint={text.pendingHint}
        icon={<Hourglass />}
      />
      <Stat
        label={text.paidThisMonth}
        value={usd('paidThisMonth')}
        hint={data ? text.paidInAll({ amount: formatUsd(data.paid, locale) }) : text.paidHint}
        icon={<CircleCheck />}
      />
      <Stat
        label={text.totalInvoices}
        value={data && formatNumber(data.count, locale)}
        hint={text.totalHint}
        icon={<ReceiptText />}
      />
    </section>
  );
}
