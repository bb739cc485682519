import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Chart.module.css';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values'> {
  /** Says in words what the line shows: "Earnings rose from $6,200 to $8,750 in six months". */
  label: string;
  /** The values in order, two or more. */
  values: readonly number[];
}

const width = 120;
const height = 32;
const margin = 3;

/** The shape of a change, no larger than words; its label says the same. */
export function Sparkline({ label, values, className, ...rest }: SparklineProps) {
  const points = sparklinePoints(values);
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      {...rest}
      className={classNames(styles.sparkline, className)}
    >
      <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
      {last && <circle cx={last[0]} cy={last[1]} r={2.5} />}
    </svg>
  );
}

/** Where the values are in a box of 120 × 32, the largest at the top. */
export function sparklinePoints(values: readonly number[]): [x: number, y: number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  return values.map((value, index) => [
    round(margin + index * step),
    round(height - margin - ((value - low) / span) * (height - 2 * margin)),
  ]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
