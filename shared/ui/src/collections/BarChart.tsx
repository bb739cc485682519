import { type ComponentProps, type CSSProperties, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useKitText } from '../messages.ts';
import styles from './Chart.module.css';

export interface ChartPoint {
  /** The category: a month, a type of work. */
  label: string;
  /** The value, 0 or more. */
  value: number;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title above the chart. */
  label: string;
  /** The bars in order; few enough to label each. */
  points: readonly ChartPoint[];
  /** Formats a value, such as money or hours. */
  format?: ((value: number) => string) | undefined;
  /** The table header of the labels: "Month". */
  labelHeader?: string | undefined;
  /** The table header of the values: "Earnings". */
  valueHeader?: string | undefined;
}

/** Bars with their values; screen readers get the same data as a table. */
export function BarChart(props: BarChartProps) {
  const { label, points, format = String, labelHeader, valueHeader, className, ...rest } = props;
  const text = useKitText();
  const id = useId();
  const largest = Math.max(...points.map(({ value }) => value), 0) || 1;
  return (
    <figure aria-labelledby={id} {...rest} className={classNames(styles.figure, className)}>
      <figcaption id={id} className={styles.caption}>
        {label}
      </figcaption>
      <div aria-hidden="true" className={styles.bars}>
        {points.map((point) => (
          <div key={point.label} className={styles.slot}>
            <span className={styles.amount}>{format(point.value)}</span>
            <span
              className={styles.bar}
              style={{ '--share': point.value / largest } as CSSProperties}
            />
            <span className={styles.name}>{point.label}</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden">
        <thead>
          <tr>
            <th scope="col">{labelHeader ?? text.category}</th>
            <th scope="col">{valueHeader ?? text.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
