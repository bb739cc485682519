import { type Account, type Payment, paymentStatusTones, type Subscription } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useToday } from '@hoa/parts';
import { Link, useOperation, useUrlState } from '@hoa/portal';
import { Badge, Button, Card, Icon, SkeletonList, type Tone, VisuallyHidden } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { ReceiptText } from 'lucide';
import { useText } from '../messages.ts';
import { OpenReceipt } from '../receipts/OpenReceipt.tsx';
import { hasReceipt, useReceiptActions } from '../receipts/receipts.ts';
import { useSourceText } from '../useSourceText.ts';
import styles from './PaymentTimeline.module.css';

/** The number of payments in the timeline; the history has all of them. */
const shownPayments = 4;

/** Upcoming, due and past payments, latest first, with a receipt for each payment made. */
export function PaymentTimeline() {
  const text = useText();
  const account = useOperation('account.get', {});
  const autopay = useOperation('payments.subscription', {});
  const history = useOperation('payments.history', { limit: shownPayments });
  const entriesOf = useTimelineEntries();
  const receipts = useReceiptActions();
  const isLoading = [account, autopay, history].some(({ data, isLoading }) => !data && isLoading);
  const entries = entriesOf(account.data, autopay.data, history.data?.items);
  if (!isLoading && entries.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="payment-timeline" className={styles.timeline}>
      <div className={styles.head}>
        <h2 id="payment-timeline">{text.timeline}</h2>
        {(history.data?.total ?? 0) > shownPayments && (
          <Link to="/payments?tab=history">{text.allPayments}</Link>
        )}
      </div>
      {isLoading ? (
        <SkeletonList shape="line" count={shownPayments + 2} className={styles.skeleton} />
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <OpenReceipt {...receipts} shown={history.data?.items ?? []} />
    </Card>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const { tone, state, title, note, date, amount, payment } = entry;
  const text = useText();
  const locale = useLocale();
  const [, setView] = useUrlState({ receipt: '' });
  return (
    <li className={styles.entry} data-tone={tone}>
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        <span className={styles.when}>
          <time dateTime={date}>{formatDate(date, locale)}</time>
          {note && <span>{note}</span>}
        </span>
      </span>
      <span className={styles.sum}>
        <span className={styles.amount}>{formatUsd(amount, locale)}</span>
        <Badge tone={tone} dot>
          {state}
        </Badge>
      </span>
      <span className={styles.receipt}>
        {payment && hasReceipt(payment) && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon icon={ReceiptText} />}
            onClick={() => setView({ receipt: payment.id })}
          >
            <span>{text.receipt}</span>{' '}
            <VisuallyHidden>{payment.confirmationNumber}</VisuallyHidden>
          </Button>
        )}
      </span>
    </li>
  );
}

/** One row of the timeline. */
interface TimelineEntry {
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
function useTimelineEntries() {
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
