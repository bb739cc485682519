import { useActor } from '@hoa/shared';
import type { Payment } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatDate, formatUsd, useLocale } from '@hoa/shared/text';
import { useText } from '../messages/index.ts';

/** One line of a receipt, in the reader's language. */
export interface ReceiptFact {
  readonly term: string;
  readonly value: string;
}

/** Puts a payment's receipt into words: the same lines on screen, on paper and in the file. */
export function useReceiptFacts(): (payment: Payment) => ReceiptFact[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  const { displayName } = useActor();
  return (payment) => [
    { term: text.confirmation, value: payment.confirmationNumber },
    { term: text.date, value: formatDate(payment.date, locale, 'day') },
    { term: text.paidBy, value: displayName },
    { term: text.descriptionColumn, value: payment.description },
    { term: text.method, value: domainText.paymentMethods[payment.method] },
    { term: text.status, value: domainText.paymentStatuses[payment.status] },
    { term: text.amount, value: formatUsd(payment.amount, locale) },
    { term: text.fee, value: formatUsd(payment.fees, locale) },
    { term: text.total, value: formatUsd(payment.total, locale) },
  ];
}

/** Whether there is a receipt: not for a payment that failed. */
export function hasReceipt({ status, confirmationNumber }: Payment): boolean {
  return status !== 'failed' && confirmationNumber !== '';
}
