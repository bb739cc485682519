import { calculatedTotal, laborCost, parseUsd } from '@hoa/domain';
import { formatNumber, formatUsd, type Locale, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { useText } from '../messages.ts';
import styles from './CreateInvoice.module.css';
import type { TypedWork } from './read-work.ts';

export interface InvoiceSummaryProps {
  /** Undefined while one of its numbers is invalid. */
  readonly work: TypedWork | undefined;
  /** As typed, in dollars. */
  readonly amount: string;
  readonly documents: number;
}

/** A summary of the invoice: the calculation and the amount. */
export function InvoiceSummary({ work, amount, documents }: InvoiceSummaryProps) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const total = work ? calculatedTotal(work) : 0;
  const enteredTotal = parseUsd(amount);
  const adjustment = enteredTotal === null ? 0 : enteredTotal - total;
  return (
    <section aria-labelledby={headingId} className={styles.summary}>
      <h3 id={headingId} className={styles.heading}>
        {text.summary}
      </h3>
      <dl className={styles.lines}>
        <dt>{work ? `${text.labor} (${text.laborLine(laborOf(work, locale))})` : text.labor}</dt>
        <dd>{work ? formatUsd(laborCost(work), locale) : '–'}</dd>
        <dt>{text.materials}</dt>
        <dd>{work ? formatUsd(work.materialsCost, locale) : '–'}</dd>
        {adjustment !== 0 && total > 0 && (
          <>
            <dt>{text.adjustment}</dt>
            <dd>{formatUsd(adjustment, locale)}</dd>
          </>
        )}
        {documents > 0 && (
          <>
            <dt>{text.files}</dt>
            <dd>{formatNumber(documents, locale)}</dd>
          </>
        )}
        <dt className={styles.total}>{text.toPay}</dt>
        <dd className={styles.total}>
          {enteredTotal === null ? '–' : formatUsd(enteredTotal, locale)}
        </dd>
      </dl>
    </section>
  );
}

const laborOf = ({ laborHours, laborRate }: TypedWork, locale: Locale) => ({
  hours: formatNumber(laborHours, locale),
  rate: formatUsd(laborRate, locale),
});
