import type { Subscription } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand, useOperation } from '@hoa/portal';
import {
  Button,
  Card,
  Cluster,
  DefinitionList,
  EmptyState,
  ErrorPanel,
  Icon,
  SkeletonList,
} from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { CalendarSync } from 'lucide';
import { useRef, useState } from 'react';
import { useText } from '../messages.ts';
import { NoAccount, useHasNoAccount } from '../NoAccount.tsx';
import { PaymentTimeline } from '../timeline/PaymentTimeline.tsx';
import { useSourceText } from '../useSourceText.ts';
import styles from './Autopay.module.css';
import { AutopayForm } from './AutopayForm.tsx';

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
            <EmptyState compact icon={<Icon icon={CalendarSync} />} title={text.noPlan}>
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

interface AutopayPlanProps {
  readonly subscription: Subscription;
  /** Opens the form; undefined while it is open. */
  readonly onChange: (() => void) | undefined;
  readonly onTurnOff: () => void;
  readonly isTurningOff: boolean;
}

/** The current autopay plan: amount, frequency, method and next date, and the ways to change it and turn it off. */
function AutopayPlan({ subscription, onChange, onTurnOff, isTurningOff }: AutopayPlanProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const sourceText = useSourceText();
  const { amount, fees, totalAmount, frequency, nextBillDate, paymentMethod } = subscription;
  return (
    <Card as="section" aria-labelledby="autopay-plan">
      <h2 id="autopay-plan" className={styles.title}>
        {text.plan}
      </h2>
      <p className={styles.total}>
        <span>{formatUsd(totalAmount, locale)}</span> <span>{text.perPayment}</span>
      </p>
      <DefinitionList
        items={[
          { term: text.amount, value: formatUsd(amount, locale) },
          { term: text.fees, value: formatUsd(fees, locale) },
          { term: text.frequency, value: domainText.paymentFrequencies[frequency] },
          {
            term: text.nextBillDate,
            value: <time dateTime={nextBillDate}>{formatDate(nextBillDate, locale, 'short')}</time>,
          },
          {
            term: text.method,
            value: (
              <>
                <span>{domainText.paymentMethods[paymentMethod.type]}</span>
                <span className={styles.source}>{sourceText(paymentMethod)}</span>
              </>
            ),
          },
        ]}
      />
      <Cluster gap={2} className={styles.actions}>
        {onChange && (
          <Button variant="primary" onClick={onChange}>
            {text.changePlan}
          </Button>
        )}
        <Button loading={isTurningOff} onClick={onTurnOff}>
          {text.turnOff}
        </Button>
      </Cluster>
    </Card>
  );
}

/** Turns autopay off, with Undo in the toast. Calls `onDone` when it is off. */
function useTurnOffAutopay(onDone: () => void) {
  const text = useText();
  const fail = useFailure();
  const [turnOff, { isLoading }] = useCommand('payments.turnOffAutopay');
  const [save] = useCommand('payments.saveAutopay');

  async function turnOffAutopay(subscription: Subscription) {
    if (isLoading) return;
    try {
      await turnOff({});
      onDone();
      notify.undoable(text.turnedOff, text.undo, () => void setUpAgain(subscription));
    } catch (error) {
      fail(error, text.failedAutopay);
    }
  }

  async function setUpAgain({ amount, paymentMethod, frequency }: Subscription) {
    try {
      await save({ amount, method: paymentMethod.type, frequency });
      notify.success(text.autopaySaved);
    } catch (error) {
      fail(error, text.failedAutopay);
    }
  }

  return { turnOffAutopay, isTurningOff: isLoading };
}
