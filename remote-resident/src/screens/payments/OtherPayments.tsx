import type { Account } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Skeleton } from '@hoa/ui';
import { formatBrief, formatUsd, useLocale } from '@hoa/ui/text';
import { Hourglass } from 'lucide-react';
import { useText } from './messages.ts';
import styles from './OtherPayments.module.css';

/** The largest page size; nobody has more pending payments. */
const maxPending = 100;

export interface OtherPaymentsProps {
  readonly account: Account | null | undefined;
}

/** Lists other pending payments, and says that the balance below does not include them. */
export function OtherPayments({ account }: OtherPaymentsProps) {
  const text = useText();
  const locale = useLocale();
  const history = useOperation('payments.history', { status: 'pending', limit: maxPending });
  if (!history.data && history.isLoading) {
    return (
      <div className={styles.pending} aria-hidden="true">
        <Skeleton width="75%" />
      </div>
    );
  }
  const pending = history.data?.items ?? [];
  const sum = pending.reduce((total, payment) => total + payment.total, 0);
  const [newest] = pending;
  if (!newest) return null;
  const dateOf = (date: string) => formatBrief(date, locale, new Date());
  return (
    <p className={styles.pending}>
      <Hourglass aria-hidden="true" />
      <span>
        {[
          text.isPending({
            n: pending.length,
            amount: formatUsd(sum, locale),
            date: dateOf(newest.date),
          }),
          ...(account && account.balance > 0
            ? [text.balanceIsFor({ date: dateOf(account.dueDate) })]
            : []),
        ].join(' ')}
      </span>
    </p>
  );
}
