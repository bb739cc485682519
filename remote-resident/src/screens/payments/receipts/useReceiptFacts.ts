import type { Payment } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from '../messages.ts';

/** One line of a receipt, in the reader's language. */
export interface ReceiptFact {
  readonly term: string;
  readonly value: string;
}

/** Returns a function for the lines of a receipt: the same on screen, in print and in the file. */
export function useReceiptFacts(): (payment: Payment) => ReceiptFact[] {
  const text = useText();
  const domainText = useDomainText();
  const locale = useLocale();
  return (payment) => [
    { term: text.confirmation, value: payment.confirmationNumber },
    { term: text.date, value: formatDate(payment.date, locale, 'day') },
    { term: text.paidBy, value: payment.paidBy.displayName },
    { term: text.descriptionColumn, value: payment.description },
    { term: text.method, value: domainText.paymentMethods[payment.method] },
    { term: text.status, value: domainText.paymentStatuses[payment.status] },
    { term: text.amount, value: formatUsd(payment.amount, locale) },
    { term: text.fee, value: formatUsd(payment.fees, locale) },
    { term: text.total, value: formatUsd(payment.total, locale) },
  ];
}

/** Returns true if a payment has a receipt; failed payments have none. */
export function hasReceipt({ status, confirmationNumber }: Payment): boolean {
  return status !== 'failed' && confirmationNumber !== '';
}
