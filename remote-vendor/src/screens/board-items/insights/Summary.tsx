import { useOperation } from '@hoa/shared';
import { formatNumber, formatUsd, useLocale } from '@hoa/shared/text';
import { ErrorPanel, Skeleton, Stat } from '@hoa/shared/ui';
import { CircleCheck, CircleDollarSign, ReceiptText, Wrench } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../messages/index.ts';
import styles from './Insights.module.css';

/** The four figures above the work orders. */
export const Summary = memo(function Summary() {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('vendorDashboard.get', {});
  if (error && !data) {
    return <ErrorPanel message={text.figuresFailed} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <div className={styles.summary}>
        <Skeleton shape="block" className={styles.bone} />
        <Skeleton shape="block" className={styles.bone} />
        <Skeleton shape="block" className={styles.bone} />
        <Skeleton shape="block" className={styles.bone} />
      </div>
    );
  }
  const count = (n: number) => formatNumber(n, locale);
  return (
    <section aria-label={text.summary} className={styles.summary}>
      <Stat label={text.activeWorkOrders} value={count(data.activeWorkOrders)} icon={<Wrench />} />
      <Stat
        label={text.completedThisMonth}
        value={count(data.completedThisMonth)}
        icon={<CircleCheck />}
      />
      <Stat
        label={text.pendingInvoices}
        value={count(data.pendingInvoices)}
        icon={<ReceiptText />}
      />
      <Stat
        label={text.totalEarnings}
        value={formatUsd(data.totalEarnings, locale)}
        icon={<CircleDollarSign />}
      />
    </section>
  );
});
