import { canPay } from '@hoa/domain';
import { useOperation } from '@hoa/shared';
import { Alert, Button, Card, Stack } from '@hoa/ui';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import { AmountField } from './AmountField.tsx';
import { CostSummary } from './CostSummary.tsx';
import styles from './MakePayment.module.css';
import { MethodChoice } from './MethodChoice.tsx';
import { useText } from './messages/index.ts';
import { PaymentReceived } from './PaymentReceived.tsx';
import { quote } from './quote.ts';
import type { PaymentState } from './usePayment.ts';

/** The Make Payment tab: amount, method, cost summary and the pay button. */
export function MakePayment({ payment }: { readonly payment: PaymentState }) {
  const text = useText();
  const locale = useLocale();
  const account = useOperation('account.get', {});
  const { amount, method, progress } = payment;
  if (progress.status === 'paid') {
    return <PaymentReceived payment={progress.payment} onAgain={payment.startAgain} />;
  }
  const isSending = progress.status === 'sending';
  const cost = quote(amount, method);
  const balance = account.data?.balance ?? 0;

  function send(event: FormEvent) {
    event.preventDefault();
    void payment.pay();
  }

  return (
    <form className={styles.form} noValidate onSubmit={send} aria-busy={isSending}>
      <Card as="section" aria-labelledby="payment-details">
        <h2 id="payment-details" className={styles.title}>
          {text.paymentDetails}
        </h2>
        <Stack gap={5}>
          <AmountField
            label={text.amount}
            // Reserves the line before the balance has loaded, to avoid a layout shift.
            hint={balance > 0 ? text.balance({ amount: formatUsd(balance, locale) }) : '\u00a0'}
            value={amount}
            onChange={payment.setAmount}
            readOnly={isSending}
          />
          <MethodChoice
            amount={amount}
            value={method}
            onChange={payment.setMethod}
            disabled={isSending}
          />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="payment-summary" className={styles.summary}>
        <h2 id="payment-summary" className={styles.title}>
          {text.summary}
        </h2>
        <Stack gap={4}>
          <CostSummary amount={amount} method={method} />
          {progress.status === 'failed' && (
            <Alert tone="danger" title={progress.message}>
              {text.failedToPayHint}
            </Alert>
          )}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            wide
            loading={isSending}
            disabled={!canPay(amount)}
          >
            {cost ? text.payTotal({ total: formatUsd(cost.total, locale) }) : text.pay}
          </Button>
          <p className={styles.hint}>
            <Lock aria-hidden="true" />
            {isSending ? text.sending : text.payHint}
          </p>
        </Stack>
      </Card>
    </form>
  );
}
