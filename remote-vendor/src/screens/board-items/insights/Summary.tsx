import { useOperation } from '@hoa/portal';
import { ErrorPanel, Stat } from '@hoa/ui';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { memo } from 'react';
import { useText } from '../messages.ts';
import styles from './Insights.module.css';

/** The four figures above the work orders. */
export const Summary = memo(function Summary() {
  const text = useText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('vendorDashboard.get', {});
  if (error && !data) {
    return <ErrorPanel message={text.figuresFailed} onRetry={refetch} retrying={isFetching} />;
  }
  const count = (n: number | undefined) => (n === undefined ? undefined : formatNumber(n, locale));
  return (
    <section aria-label={text.summary} className={styles.summary}>
      <Stat compact label={text.activeWorkOrders} value={count(data?.activeWorkOrders)} />
      <Stat compact label={text.completedThisMonth} value={count(data?.completedThisMonth)} />
      <Stat compact label={text.pendingInvoices} value={count(data?.pendingInvoices)} />
      <Stat
        compact
        label={text.totalEarnings}
        value={data && formatUsd(data.totalEarnings, locale)}
      />
    </section>
  );
});
