import { monthNames } from '@hoa/parts';
import type { Output } from '@hoa/portal';
import { BarChart, Card } from '@hoa/ui';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { useText } from '../messages.ts';
import styles from './Insights.module.css';

/** Shown for a missing value. */
const none = '–';

/** Rating, response time, and work orders completed by month. */
export function Performance({ figures }: { readonly figures: Output<'vendorDashboard.get'> }) {
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
