import { type Account, type Payment, paymentStatusTones, type Subscription } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useToday } from '@hoa/parts';
import type { Tone } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { useText } from '../messages.ts';
import { useSourceText } from '../useSourceText.ts';

/** One row of the timeline. */
export interface TimelineEntry {
  readonly id: string;
  readonly title: string;
  /** The payment method; '' if undecided. */
  readonly note: string;
  readonly date: string;
  /** In cents, with the fee; a due balance has no fee yet. */
  readonly amount: number;
  readonly tone: Tone;
  readonly state: string;
  /** Undefined if it is not paid yet. */
  readonly payment?: Payment;
}

/**
 * Returns a function for the entries, latest first: the next automatic payment (unless it pays the due balance), the
 * due balance, and the payments.
 */
export function useTimelineEntries() {
  const text = useText();
  const domainText = useDomainText();
  const sourceText = useSourceText();
  const locale = useLocale();
  const today = useToday();
  return (
    account: Account | null | undefined,
    autopay: Subscription | null | undefined,
    payments: readonly Payment[] = [],
  ): TimelineEntry[] => {
    const entries: TimelineEntry[] = [];
    // An automatic payment of the due balance is not shown as a second amount.
    const isPaidByAutopay =
      account && autopay?.amount === account.balance && paysInTime(autopay, account);
    if (autopay && !isPaidByAutopay) {
      entries.push({
        id: 'autopay',
        title: text.autopayDraw,
        note: sourceText(autopay.paymentMethod),
        date: autopay.nextBillDate,
        amount: autopay.totalAmount,
        tone: 'info',
        state: text.coming,
      });
    }
    if (account && account.balance > 0) {
      const isOverdue = account.dueDate < today;
      entries.push({
        id: 'due',
        title: text.dues,
        note:
          isPaidByAutopay && autopay
            ? text.autopayPays({
                amount: formatUsd(autopay.totalAmount, locale),
                // Keeps the date on one line.
                date: formatDate(autopay.nextBillDate, locale, 'month-day').replaceAll(
                  ' ',
                  '\u00a0',
                ),
              })
            : '',
        date: account.dueDate,
        amount: account.balance,
        tone: isOverdue ? 'danger' : isPaidByAutopay ? 'neutral' : 'warning',
        state: isOverdue ? text.overdue : text.due,
      });
    }
    for (const payment of payments) {
      entries.push({
        id: payment.id,
        title: payment.description,
        note: domainText.paymentMethods[payment.method],
        date: payment.date,
        amount: payment.total,
        tone: paymentStatusTones[payment.status],
        state: domainText.paymentStatuses[payment.status],
        payment,
      });
    }
    return entries;
  };
}

/** Returns true if the next automatic payment is on or before the balance's due date. */
function paysInTime(autopay: Subscription, account: Account): boolean {
  return autopay.nextBillDate <= account.dueDate;
}
