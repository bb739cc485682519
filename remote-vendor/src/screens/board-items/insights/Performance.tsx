import type { Output } from '@hoa/shared';
import { formatNumber, useLocale } from '@hoa/shared/text';
import { BarChart, Card } from '@hoa/shared/ui';
import { useId } from 'react';
import { useText } from '../messages/index.ts';
import styles from './Insights.module.css';
import { monthName } from './monthName.ts';

/** Rating, response time, and work orders completed by month. */
export function Performance({ figures }: { readonly figures: Output<'vendorDashboard.get'> }) {
  const text = useText();
  const locale = useLocale();
  const headingId = useId();
  const { rating, responseTimeHours, months } = figures;
  const hours = formatNumber(responseTimeHours, locale, 1);
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {text.performance}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text.rating}</dt>
          <dd>{text.ratingOutOf({ rating: formatNumber(rating, locale, 1) })}</dd>
        </div>
        <div>
          <dt>{text.responseTime}</dt>
          <dd>{text.hours({ n: responseTimeHours, hours })}</dd>
        </div>
      </dl>
      <BarChart
        label={text.completedByMonth}
        labelHeader={text.month}
        valueHeader={text.completed}
        format={(value) => formatNumber(value, locale)}
        points={months.map(({ month, completed }) => ({
          label: monthName(month, locale),
          value: completed,
        }))}
      />
    </Card>
  );
}
