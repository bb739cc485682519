import { useOperation } from '@hoa/portal';
import { Card, EmptyState, ErrorPanel, SkeletonList } from '@hoa/ui';
import { CalendarSync } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../messages.ts';
import { NoAccount } from '../NoAccount.tsx';
import { PaymentTimeline } from '../timeline/PaymentTimeline.tsx';
import { useHasNoAccount } from '../useHasNoAccount.ts';
import styles from './Autopay.module.css';
import { AutopayForm } from './AutopayForm.tsx';
import { AutopayPlan } from './AutopayPlan.tsx';
import { useTurnOffAutopay } from './useTurnOffAutopay.ts';

/** The Autopay tab: the current plan, and the form that sets it up or, when asked for, changes it. */
export function Autopay() {
  const text = useText();
  const { data: subscription, error, refetch } = useOperation('payments.subscription', {});
  const hasNoAccount = useHasNoAccount();
  const status = useRef<HTMLDivElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  // The focused button is removed with the plan.
  const { turnOffAutopay, isTurningOff } = useTurnOffAutopay(() => status.current?.focus());
  if (subscription === undefined) {
    if (error) return <ErrorPanel message={text.failedSubscription} onRetry={refetch} />;
    return (
      <div className={styles.columns}>
        <Card className={styles.planShape}>
          <SkeletonList shape="line" count={6} className={styles.lines} />
        </Card>
      </div>
    );
  }
  if (!subscription && hasNoAccount) return <NoAccount />;
  return (
    <div className={styles.columns}>
      <div ref={status} tabIndex={-1} className={styles.status}>
        {subscription ? (
          <AutopayPlan
            subscription={subscription}
            onChange={isChanging ? undefined : () => setIsChanging(true)}
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
      {subscription && !isChanging ? (
        <PaymentTimeline />
      ) : (
        <AutopayForm
          subscription={subscription}
          onClose={() => {
            setIsChanging(false);
            status.current?.focus();
          }}
        />
      )}
    </div>
  );
}
