import type { Payment } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Link } from '@hoa/portal';
import { Button, buttonClass, Card, Cluster, DefinitionList } from '@hoa/ui';
import { formatUsd, useLocale } from '@hoa/ui/text';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from './messages.ts';
import styles from './PaymentSent.module.css';

export interface PaymentSentProps {
  readonly payment: Payment;
  readonly onAgain: () => void;
}

/** Replaces the form after a payment: its details and the link to its receipt. */
export function PaymentSent({ payment, onAgain }: PaymentSentProps) {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with the form.
  useEffect(() => heading.current?.focus(), []);
  const { amount, fees, total, method, status, confirmationNumber } = payment;
  return (
    <Card as="section" aria-labelledby="payment-sent" className={styles.card}>
      <CircleCheck aria-hidden="true" className={styles.icon} />
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
