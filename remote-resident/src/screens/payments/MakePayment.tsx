import { type Account, canPay } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Alert, Button, Card, Skeleton, Stack } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { CircleAlert, Lock } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { AmountField } from './AmountField.tsx';
import { CostSummary } from './CostSummary.tsx';
import styles from './MakePayment.module.css';
import { MethodChoice } from './MethodChoice.tsx';
import { useText } from './messages.ts';
import { NoAccount } from './NoAccount.tsx';
import { OtherPayments } from './OtherPayments.tsx';
import { PaymentSent } from './PaymentSent.tsx';
import { quote } from './quote.ts';
import { useHasNoAccount } from './useHasNoAccount.ts';
import type { PaymentState } from './usePayment.ts';
import { useSourceText } from './useSourceText.ts';

/** The Make Payment tab: amount, method, cost summary and the pay button, or why there is nothing to pay. */
export function MakePayment({ payment }: { readonly payment: PaymentState }) {
  const text = useText();
  const locale = useLocale();
  const hintId = useId();
  const account = useOperation('account.get', {});
  const hasNoAccount = useHasNoAccount();
  const { amount, method, progress } = payment;
  if (progress.status === 'paid') {
    return <PaymentSent payment={progress.payment} onAgain={payment.startAgain} />;
  }
  if (hasNoAccount) return <NoAccount />;
  const isSending = progress.status === 'sending';
  const cost = quote(amount, method);

  const balanceText = ({ balance }: Account) =>
    balance > 0 ? text.balance({ amount: formatUsd(balance, locale) }) : text.nothingDue;
  // Reserves the line before the balance has loaded, to avoid a layout shift.
  const hint = account.data === undefined ? '\u00a0' : account.data && balanceText(account.data);

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
          <OtherPayments account={account.data} />
          <AmountField
            label={text.amount}
            hint={hint}
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
      <Card as="section" aria-labelledby="payment-summary">
        <h2 id="payment-summary" className={styles.title}>
          {text.summary}
        </h2>
        <Stack gap={4}>
          <CostSummary amount={amount} method={method} />
          <AutopayNotice />
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
            aria-describedby={hintId}
          >
            {cost ? text.payTotal({ total: formatUsd(cost.total, locale) }) : text.pay}
          </Button>
          <p id={hintId} className={styles.hint}>
            {canPay(amount) ? <Lock aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
            <span>
              {isSending ? text.sending : canPay(amount) ? text.payHint : text.needsAmount}
            </span>
          </p>
        </Stack>
      </Card>
    </form>
  );
}

/** Warns before a payment that autopay will still charge its own amount. */
function AutopayNotice() {
  const text = useText();
  const locale = useLocale();
  const sourceText = useSourceText();
  const { data: autopay, isLoading } = useOperation('payments.subscription', {});
  // As high as the notice, to avoid a layout shift.
  if (!autopay && isLoading) return <Skeleton shape="block" height="5.5rem" />;
  if (!autopay) return null;
  return (
    // A note instead of an alert, because it is there on load and must not interrupt a screen reader.
    <Alert tone="warning" role="note">
      {text.autopayWill({
        amount: formatUsd(autopay.totalAmount, locale),
        source: sourceText(autopay.paymentMethod),
        date: formatDate(autopay.nextBillDate, locale),
      })}
    </Alert>
  );
}
