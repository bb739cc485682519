import { Link } from '@hoa/portal';
import type { CSSProperties } from 'react';
import styles from './Charts.module.css';

export interface BarRow {
  readonly label: string;
  /** 0 or more. */
  readonly value: number;
  /** The formatted value. */
  readonly shown: string;
  /** The URL of the list of the counted items. */
  readonly to?: string;
  readonly isAlarming?: boolean;
}

/** Horizontal bars, each below its label and value. The bars are decoration; the texts contain all data. */
export function BarRows({ rows }: { readonly rows: readonly BarRow[] }) {
  const largest = Math.max(...rows.map(({ value }) => value), 0) || 1;
  return (
    <ul className={styles.rows}>
      {rows.map(({ label, value, shown, to, isAlarming }) => (
        <li
          key={label}
          className={styles.row}
          data-alarming={isAlarming && value > 0}
          style={{ '--share': value / largest } as CSSProperties}
        >
          <span className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</span>{' '}
          <span className={styles.value}>{shown}</span>
        </li>
      ))}
    </ul>
  );
}
