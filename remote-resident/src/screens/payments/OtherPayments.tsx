import { useOperation } from '@hoa/shared';
import { Skeleton } from '@hoa/ui';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { Hourglass } from 'lucide-react';
import { useText } from './messages/index.ts';
import styles from './OtherPayments.module.css';

/** The largest page: nobody has more pending payments. */
const mostPending = 100;

/** What is still pending besides the payment being made. */
export function OtherPayments() {
  const text = useText();
  const locale = useLocale();
  const history = useOperation('payments.history', { status: 'pending', limit: mostPending });
  if (!history.data && history.isLoading) {
    return (
      <div className={styles.pending} aria-hidden="true">
        <Skeleton width="75%" />
      </div>
    );
  }
  const pending = history.data?.items ?? [];
  const sum = pending.reduce((total, payment) => total + payment.total, 0);
  if (pending.length === 0) return null;
  return (
    <p className={styles.pending}>
      <Hourglass aria-hidden="true" />
      {text.isPending({ n: pending.length, amount: formatUsd(sum, locale) })}
    </p>
  );
}
