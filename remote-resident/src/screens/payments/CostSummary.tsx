import { cardFee, type PaymentMethod } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import styles from './CostSummary.module.css';
import { useText } from './messages.ts';
import { quote } from './quote.ts';
import { useSourceText } from './useSourceText.ts';

export interface CostSummaryProps {
  /** In cents; null while the field is empty. */
  readonly amount: number | null;
  readonly method: PaymentMethod;
}

/** Amount, fee, total and the charged account or card. The choice of method shows how long the payment takes. */
export function CostSummary({ amount, method }: CostSummaryProps) {
  const text = useText();
  const locale = useLocale();
  const sourceText = useSourceText();
  const sources = useOperation('payments.sources', {});
  const source = sourceText(sources.data?.find(({ type }) => type === method));
  const cost = quote(amount, method);
  const shown = (cents = 0) => formatUsd(cents, locale);
  const cardRates = {
    percent: formatNumber(cardFee.perThousand / 10, locale),
    flat: shown(cardFee.flat),
  };
  return (
    <div className={styles.summary}>
      <dl className={styles.sums}>
        <div>
          <dt>{text.amount}</dt>
          <dd>{shown(cost?.amount)}</dd>
        </div>
        <div>
          <dt>{method === 'ach' ? text.feeAch : text.feeCard(cardRates)}</dt>
          <dd>{shown(cost?.fee)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{text.total}</dt>
          <dd aria-live="polite">{shown(cost?.total)}</dd>
        </div>
      </dl>
      {(source || sources.isLoading) && (
        // Reserves the line while loading, to avoid a layout shift.
        <p className={styles.note}>{source ? text.chargedTo({ source }) : '\u00a0'}</p>
      )}
      <p className={styles.note}>{text.refunds}</p>
    </div>
  );
}
