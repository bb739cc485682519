import { useOperation } from '@hoa/shared';
import { Card, EmptyState, ErrorPanel, SkeletonList } from '@hoa/ui';
import { CalendarSync } from 'lucide-react';
import { useText } from '../messages/index.ts';
import styles from './Autopay.module.css';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayPlan } from './AutopayPlan.tsx';

/** The Autopay tab: the current plan and the form that changes it. */
export function Autopay() {
  const text = useText();
  const { data: subscription, error, refetch } = useOperation('payments.subscription', {});
  if (subscription === undefined) {
    if (error) return <ErrorPanel message={text.failedSubscription} onRetry={refetch} />;
    return (
      <div className={styles.columns}>
        <Card className={styles.planShape}>
          <SkeletonList shape="line" count={6} className={styles.lines} />
        </Card>
        <Card className={styles.formShape}>
          <SkeletonList shape="line" count={8} className={styles.lines} />
        </Card>
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      {subscription ? (
        <AutopayPlan subscription={subscription} />
      ) : (
        <Card>
          <EmptyState compact icon={<CalendarSync />} title={text.noPlan}>
            {text.noPlanHint}
          </EmptyState>
        </Card>
      )}
      <AutopayForm subscription={subscription} />
    </div>
  );
}
