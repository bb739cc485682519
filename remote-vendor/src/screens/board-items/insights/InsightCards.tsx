import { monthNames } from '@hoa/parts';
import { type Output, useOperation } from '@hoa/portal';
import { Badge, BarChart, Card } from '@hoa/ui';
import { formatDate, formatNumber, formatUsd, type Locale, useLocale } from '@hoa/ui/text';
import { memo, useId } from 'react';
import { QuickActions } from '../../../quick-actions/QuickActions.tsx';
import { useText } from '../messages.ts';
import styles from './Insights.module.css';
import { InsightsSkeleton } from './InsightsSkeleton.tsx';

/** Performance, financials and quick actions. */
export const InsightCards = memo(function InsightCards() {
  // If the figures fail to load, the Summary above shows the error with Try Again.
  const { data, error } = useOperation('vendorDashboard.get', {});
  return (
    <div className={styles.insights}>
      {data && <Performance figures={data} />}
      {data && <Financials figures={data} />}
      {!data && !error && <InsightsSkeleton />}
      <QuickActions />
    </div>
  );
});

/** The earnings of the charted months, the next payment, and earnings by month. */
function Financials({ figures }: { readonly figures: Output<'vendorDashboard.get'> }) {
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

/** Shown for a missing value. */
const none = '–';

/** Rating, response time, and work orders completed by month. */
function Performance({ figures }: { readonly figures: Output<'vendorDashboard.get'> }) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const { rating, responseTimeHours, months } = figures;
  const names = monthNames(
    months.map(({ month }) => month),
    locale,
  );
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {text.performance}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text.rating}</dt>
          <dd>
            {rating === null ? none : text.ratingOutOf({ rating: formatNumber(rating, locale, 1) })}
          </dd>
        </div>
        <div>
          <dt>{text.responseTime}</dt>
          <dd>
            {responseTimeHours === null
              ? none
              : text.hours({
                  n: responseTimeHours,
                  hours: formatNumber(responseTimeHours, locale, 1),
                })}
          </dd>
        </div>
      </dl>
      <BarChart
        label={text.completedByMonth}
        labelHeader={text.month}
        valueHeader={text.completed}
        format={(value) => formatNumber(value, locale)}
        points={months.map(({ completed }, index) => ({
          label: names[index] ?? '',
          value: completed,
        }))}
      />
    </Card>
  );
}
