import {
  canPay,
  defaultPaymentMethod,
  type PaymentFrequency,
  paymentFrequencies,
  type Subscription,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { SaveState, useFailure } from '@hoa/parts';
import { notify, useAssociation, useCommand } from '@hoa/portal';
import { Alert, Button, Card, Cluster, optionsOf, Select, Stack, useKitText } from '@hoa/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../messages.ts';
import { AmountField, CostSummary, MethodChoice } from '../PaymentFields.tsx';
import styles from './Autopay.module.css';

interface Plan {
  readonly amount: number | null;
  readonly method: Subscription['paymentMethod']['type'];
  readonly frequency: PaymentFrequency;
}

export interface AutopayFormProps {
  /** The plan that it changes; null to set one up. */
  readonly subscription: Subscription | null;
  /** Called when a plan was saved or the change was canceled. */
  readonly onClose: () => void;
}

/** Sets up or changes autopay, with its cost before saving. */
export function AutopayForm({ subscription, onClose }: AutopayFormProps) {
  const text = useText();
  const kitText = useKitText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save, { isLoading }] = useCommand('payments.saveAutopay');
  // The focused button that opens the form is removed, so the form takes the focus.
  const title = useRef<HTMLHeadingElement>(null);
  const isChange = useRef(subscription !== null);
  useEffect(() => {
    if (isChange.current) title.current?.focus();
  }, []);
  const kept = planOf(subscription, useAssociation()?.duesAmount ?? null);
  const [changes, setChanges] = useState<Partial<Plan>>({});
  const [failure, setFailure] = useState<string>();
  const plan = { ...kept, ...changes };
  const { amount, method, frequency } = plan;
  const isChanged =
    amount !== kept.amount || method !== kept.method || frequency !== kept.frequency;
  const change = (next: Partial<Plan>) => setChanges({ ...changes, ...next });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || !canPay(amount)) return;
    setFailure(undefined);
    try {
      await save({ amount, method, frequency });
      setChanges({});
      notify.success(text.autopaySaved);
      onClose();
    } catch (error) {
      setFailure(reportFailure(error, text.failedAutopay));
    }
  }

  return (
    <Card as="section" aria-labelledby="autopay-form">
      <h2 ref={title} id="autopay-form" tabIndex={-1} className={styles.formTitle}>
        {subscription ? text.changePlan : text.setUpPlan}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} aria-busy={isLoading}>
        <Stack gap={5}>
          <AmountField
            label={text.amount}
            value={amount}
            onChange={(cents) => change({ amount: cents })}
          />
          <Select
            label={text.frequency}
            short
            value={frequency}
            onChange={({ target }) => change({ frequency: frequencyOf(target.value) })}
            options={optionsOf(paymentFrequencies, domainText.paymentFrequencies)}
          />
          <MethodChoice
            amount={amount}
            value={method}
            onChange={(next) => change({ method: next })}
          />
          <CostSummary amount={amount} method={method} />
          {failure && <Alert tone="danger" title={failure} />}
          <Cluster gap={2}>
            <Button type="submit" variant="primary" loading={isLoading} disabled={!canPay(amount)}>
              {text.saveAutopay}
            </Button>
            {subscription && (
              <Button variant="quiet" onClick={onClose}>
                {kitText.cancel}
              </Button>
            )}
            <SaveState status={isLoading ? 'saving' : isChanged ? 'unsaved' : 'saved'} />
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

function planOf(subscription: Subscription | null, usual: number | null): Plan {
  if (!subscription) {
    return { amount: usual, method: defaultPaymentMethod, frequency: 'monthly' };
  }
  const { amount, paymentMethod, frequency } = subscription;
  return { amount, method: paymentMethod.type, frequency };
}

function frequencyOf(value: string): PaymentFrequency {
  return paymentFrequencies.find((frequency) => frequency === value) ?? 'monthly';
}
