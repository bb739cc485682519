import { useOperation } from '@hoa/shared';
import { Skeleton } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { CalendarSync, Hourglass } from 'lucide-react';
import { useText } from './messages/index.ts';
import styles from './OtherPayments.module.css';
import { useSourceText } from './useSourceText.ts';

/** The largest page: nobody has more pending payments. */
const mostPending = 100;

/** What is paid besides the payment being made: the next draw of autopay and what is still pending. */
export function OtherPayments() {
  const text = useText();
  const locale = useLocale();
  const sourceText = useSourceText();
  const autopay = useOperation('payments.subscription', {});
  const history = useOperation('payments.history', { status: 'pending', limit: mostPending });
  if ((!autopay.data && autopay.isLoading) || (!history.data && history.isLoading)) {
    return (
      <div className={styles.list} aria-hidden="true">
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    );
  }
  const pending = history.data?.items ?? [];
  const sum = pending.reduce((total, payment) => total + payment.total, 0);
  if (!autopay.data && pending.length === 0) return null;
  return (
    <ul className={styles.list}>
      {autopay.data && (
        <li>
          <CalendarSync aria-hidden="true" />
          {text.autopayWill({
            amount: formatUsd(autopay.data.totalAmount, locale),
            source: sourceText(autopay.data.paymentMethod),
            date: formatDate(autopay.data.nextBillDate, locale),
          })}
        </li>
      )}
      {pending.length > 0 && (
        <li>
          <Hourglass aria-hidden="true" />
          {text.isPending({ n: pending.length, amount: formatUsd(sum, locale) })}
        </li>
      )}
    </ul>
  );
}
