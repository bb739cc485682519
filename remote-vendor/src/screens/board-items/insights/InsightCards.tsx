import { useOperation } from '@hoa/portal';
import { memo } from 'react';
import { QuickActions } from '../../../quick-actions/QuickActions.tsx';
import { Financials } from './Financials.tsx';
import styles from './Insights.module.css';
import { InsightsSkeleton } from './InsightsSkeleton.tsx';
import { Performance } from './Performance.tsx';

/** Performance, financials and quick actions. */
export const InsightCards = memo(function InsightCards() {
  // If the figures fail to load, the Summary above shows the error with Try Again.
  const { data, error } = useOperation('vendorDashboard.get', {});
  return (
    <div className={styles.insights}>
      {data && <Performance figures={data} />}
      {data && <Financials figures={data} />}
      {!data && !error && <InsightsSkeleton />}
      <QuickActions />
    </div>
  );
});
