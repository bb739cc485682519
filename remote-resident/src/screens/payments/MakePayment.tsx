import { type Account, canPay, type Payment } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Link, useAssociation, useOperation } from '@hoa/portal';
import {
  Alert,
  Button,
  buttonClass,
  Card,
  Cluster,
  DefinitionList,
  Icon,
  Skeleton,
  Stack,
} from '@hoa/ui';
import { formatBrief, formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { CircleAlert, CircleCheck, Hourglass, Lock } from 'lucide';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import styles from './MakePayment.module.css';
import { useText } from './messages.ts';
import { NoAccount, useHasNoAccount } from './NoAccount.tsx';
import { AmountField, CostSummary, MethodChoice, quote } from './PaymentFields.tsx';
import type { PaymentState } from './usePayment.ts';
import { useSourceText } from './useSourceText.ts';

/** The Make Payment tab: amount, method, cost summary and the pay button, or why there is nothing to pay. */
export function MakePayment({ payment }: { readonly payment: PaymentState }) {
  const text = useText();
  const locale = useLocale();
  const hintId = useId();
  const account = useOperation('account.get', {});
  const fees = useAssociation();
  const hasNoAccount = useHasNoAccount();
  const { amount, method, progress } = payment;
  if (progress.status === 'paid') {
    return <PaymentSent payment={progress.payment} onAgain={payment.startAgain} />;
  }
  if (hasNoAccount) return <NoAccount />;
  const isSending = progress.status === 'sending';
  const cost = quote(amount, method, fees);

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
            disabled={!cost}
            aria-describedby={hintId}
          >
            {cost ? text.payTotal({ total: formatUsd(cost.total, locale) }) : text.pay}
          </Button>
          <p id={hintId} className={styles.hint}>
            {canPay(amount) ? <Icon icon={Lock} /> : <Icon icon={CircleAlert} />}
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

/** The largest page size; nobody has more pending payments. */
const maxPending = 100;

/** Lists other pending payments, and says that the balance below does not include them. */
function OtherPayments({ account }: { readonly account: Account | null | undefined }) {
  const text = useText();
  const locale = useLocale();
  const history = useOperation('payments.history', { status: 'pending', limit: maxPending });
  if (!history.data && history.isLoading) {
    return (
      <div className={styles.pending} aria-hidden="true">
        <Skeleton width="75%" />
      </div>
    );
  }
  const pending = history.data?.items ?? [];
  const sum = pending.reduce((total, payment) => total + payment.total, 0);
  const [newest] = pending;
  if (!newest) return null;
  const dateOf = (date: string) => formatBrief(date, locale, new Date());
  return (
    <p className={styles.pending}>
      <Icon icon={Hourglass} />
      <span>
        {[
          text.isPending({
            n: pending.length,
            amount: formatUsd(sum, locale),
            date: dateOf(newest.date),
          }),
          ...(account && account.balance > 0
            ? [text.balanceIsFor({ date: dateOf(account.dueDate) })]
            : []),
        ].join(' ')}
      </span>
    </p>
  );
}

interface PaymentSentProps {
  readonly payment: Payment;
  readonly onAgain: () => void;
}

/** Replaces the form after a payment: its details and the link to its receipt. */
function PaymentSent({ payment, onAgain }: PaymentSentProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the form.
  useEffect(() => heading.current?.focus(), []);
  const { amount, fees, total, method, status, confirmationNumber } = payment;
  return (
    <Card as="section" aria-labelledby="payment-sent" className={styles.card}>
      <Icon icon={CircleCheck} className={styles.icon} />
      <h2 id="payment-sent" ref={heading} tabIndex={-1}>
        {text.sent}
      </h2>
      <p className={styles.total}>{formatUsd(total, locale)}</p>
      {status === 'pending' && <p className={styles.note}>{text.sentAch}</p>}
      <DefinitionList
        className={styles.facts}
        items={[
          { term: text.amount, value: formatUsd(amount, locale) },
          { term: text.fee, value: formatUsd(fees, locale) },
          { term: text.method, value: domainText.paymentMethods[method] },
          { term: text.arrival, value: method === 'ach' ? text.arrivalAch : text.arrivalCard },
          { term: text.confirmation, value: confirmationNumber },
        ]}
      />
      <Cluster gap={3} justify="center">
        <Link
          to={`/payments?tab=history&receipt=${encodeURIComponent(payment.id)}`}
          className={buttonClass({ variant: 'primary' })}
        >
          {text.viewReceipt}
        </Link>
        <Button onClick={onAgain}>{text.payAgain}</Button>
      </Cluster>
    </Card>
  );
}
