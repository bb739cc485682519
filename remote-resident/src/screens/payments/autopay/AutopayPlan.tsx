import type { Subscription } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Button, Card, Cluster, DefinitionList } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from '../messages.ts';
import { useSourceText } from '../useSourceText.ts';
import styles from './AutopayPlan.module.css';

export interface AutopayPlanProps {
  readonly subscription: Subscription;
  /** Opens the form; undefined while it is open. */
  readonly onChange: (() => void) | undefined;
  readonly onTurnOff: () => void;
  readonly isTurningOff: boolean;
}

/** The current autopay plan: amount, frequency, method and next date, and the ways to change it and turn it off. */
export function AutopayPlan({ subscription, onChange, onTurnOff, isTurningOff }: AutopayPlanProps) {
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
