import { monthNames } from '@hoa/parts';
import { type Output, useOperation } from '@hoa/portal';
import { Badge, BarChart, Card } from '@hoa/ui';
import { formatDate, formatNumber, formatUsd, type Locale, useLocale } from '@hoa/ui/text';
import { memo, type ReactNode, useId } from 'react';
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
  const { nextPaymentDate, isNextPaymentSample, months } = figures;
  const earned = months.reduce((sum, { earnings }) => sum + earnings, 0);
  return (
    <Insight
      title={text.financials}
      facts={{
        [text.earned]: formatUsd(earned, locale),
        [text.nextPayment]: (
          <>
            {nextPaymentDate === null ? (
              <span>{none}</span>
            ) : (
              <time dateTime={nextPaymentDate}>{formatDate(nextPaymentDate, locale)}</time>
            )}{' '}
            {isNextPaymentSample && <Badge>{text.sampleFigure}</Badge>}
          </>
        ),
      }}
      chart={text.earningsByMonth}
      valueHeader={text.earnings}
      format={(value) => shortUsd(value, locale)}
      values={months.map(({ month, earnings }) => ({ month, value: earnings }))}
    />
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
  const { rating, responseTimeHours, months } = figures;
  const shown = (value: number) => formatNumber(value, locale, 1);
  return (
    <Insight
      title={text.performance}
      facts={{
        [text.rating]: rating === null ? none : text.ratingOutOf({ rating: shown(rating) }),
        [text.responseTime]:
          responseTimeHours === null
            ? none
            : text.hours({ n: responseTimeHours, hours: shown(responseTimeHours) }),
      }}
      chart={text.completedByMonth}
      valueHeader={text.completed}
      format={(value) => formatNumber(value, locale)}
      values={months.map(({ month, completed }) => ({ month, value: completed }))}
    />
  );
}

interface InsightProps {
  readonly title: string;
  readonly facts: Readonly<Record<string, ReactNode>>;
  readonly chart: string;
  readonly valueHeader: string;
  readonly format: (value: number) => string;
  readonly values: readonly { readonly month: string; readonly value: number }[];
}

/** A card with facts above a chart of months. */
function Insight({ title, facts, chart, valueHeader, format, values }: InsightProps) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const names = monthNames(
    values.map(({ month }) => month),
    locale,
  );
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <BarChart
        label={chart}
        labelHeader={text.month}
        valueHeader={valueHeader}
        format={format}
        points={values.map(({ value }, index) => ({ label: names[index] ?? '', value }))}
      />
    </Card>
  );
}
