import { useOperation } from '@hoa/shared';
import { Card, EmptyState, ErrorPanel, SkeletonList } from '@hoa/ui';
import { CalendarSync } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../messages/index.ts';
import styles from './Autopay.module.css';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayPlan } from './AutopayPlan.tsx';
import { useTurnOffAutopay } from './useTurnOffAutopay.ts';

/** The Autopay tab: the current plan and the form that changes it. */
export function Autopay() {
  const text = useText();
  const { data: subscription, error, refetch } = useOperation('payments.subscription', {});
  const status = useRef<HTMLDivElement>(null);
  // The focused button goes with the plan.
  const { turnOffAutopay, isTurningOff } = useTurnOffAutopay(() => status.current?.focus());
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
      <div ref={status} tabIndex={-1}>
        {subscription ? (
          <AutopayPlan
            subscription={subscription}
            onTurnOff={() => void turnOffAutopay(subscription)}
            isTurningOff={isTurningOff}
          />
        ) : (
          <Card>
            <EmptyState compact icon={<CalendarSync />} title={text.noPlan}>
              {text.noPlanHint}
            </EmptyState>
          </Card>
        )}
      </div>
      <AutopayForm subscription={subscription} />
    </div>
  );
}
