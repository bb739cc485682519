import { useOperation } from '@hoa/shared';
import { Skeleton } from '@hoa/ui';
import { memo } from 'react';
import { QuickActions } from '../../../quick-actions/QuickActions.tsx';
import { Financials } from './Financials.tsx';
import styles from './Insights.module.css';
import { Performance } from './Performance.tsx';

/** Performance, financials and quick actions. */
export const Insights = memo(function Insights() {
  // Above the work orders Summary says so when the figures fail, with a way to try again.
  const { data, error } = useOperation('vendorDashboard.get', {});
  return (
    <div className={styles.insights}>
      {data && <Performance figures={data} />}
      {data && <Financials figures={data} />}
      {!data && !error && (
        <>
          <Skeleton shape="block" height="22rem" />
          <Skeleton shape="block" height="22rem" />
        </>
      )}
      <QuickActions />
    </div>
  );
});
