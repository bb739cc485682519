import { Link, useOperation, useUrlState } from '@hoa/portal';
import { Badge, Button, Card, SkeletonList, VisuallyHidden } from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { ReceiptText } from 'lucide-react';
import { useText } from '../messages.ts';
import { OpenReceipt } from '../receipts/OpenReceipt.tsx';
import { useReceiptActions } from '../receipts/useReceiptActions.ts';
import { hasReceipt } from '../receipts/useReceiptFacts.ts';
import styles from './PaymentTimeline.module.css';
import { type TimelineEntry, useTimelineEntries } from './useTimelineEntries.ts';

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
            icon={<ReceiptText aria-hidden="true" />}
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
