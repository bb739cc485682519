import { monthNames } from '@hoa/parts';
import type { Output } from '@hoa/portal';
import { Badge, BarChart, Card } from '@hoa/ui';
import { formatDate, formatUsd, type Locale, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { useText } from '../messages.ts';
import styles from './Insights.module.css';

/** The earnings of the charted months, the next payment, and earnings by month. */
export function Financials({ figures }: { readonly figures: Output<'vendorDashboard.get'> }) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const { nextPaymentDate, isNextPaymentSample, months } = figures;
  const earned = months.reduce((sum, { earnings }) => sum + earnings, 0);
  const names = monthNames(
    months.map(({ month }) => month),
    locale,
  );
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {text.financials}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text.earned}</dt>
          <dd>{formatUsd(earned, locale)}</dd>
        </div>
        <div>
          <dt>{text.nextPayment}</dt>
          <dd>
            {nextPaymentDate === null ? (
              <span>–</span>
            ) : (
              <time dateTime={nextPaymentDate}>{formatDate(nextPaymentDate, locale)}</time>
            )}{' '}
            {isNextPaymentSample && <Badge>{text.sampleFigure}</Badge>}
          </dd>
        </div>
      </dl>
      <BarChart
        label={text.earningsByMonth}
        labelHeader={text.month}
        valueHeader={text.earnings}
        format={(value) => shortUsd(value, locale)}
        points={months.map(({ earnings }, index) => ({
          label: names[index] ?? '',
          value: earnings,
        }))}
      />
    </Card>
  );
}

/** Cents as dollars, without '.00' because a bar is narrow. */
function shortUsd(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
