import type { CSSProperties } from 'react';
import styles from './Charts.module.css';

export interface PairedBarsProps {
  /** The names of the two bars of a pair: the accented and the muted one. */
  readonly names: readonly [string, string];
  readonly pairs: readonly { readonly label: string; readonly values: readonly [number, number] }[];
  /** The table header of the labels: "Month". */
  readonly labelHeader: string;
}

/** Two bars for each label, side by side; screen readers get the same data as a table. */
export function PairedBars({ names, pairs, labelHeader }: PairedBarsProps) {
  const largest = Math.max(...pairs.flatMap(({ values }) => values), 0) || 1;
  return (
    <div className={styles.paired}>
      <p aria-hidden="true" className={styles.legend}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <div aria-hidden="true" className={styles.pairs}>
        {pairs.map(({ label, values }) => (
          <div key={label} className={styles.slot}>
            <div className={styles.pair}>
              {values.map((value, index) => (
                <span
                  key={names[index]}
                  className={styles.bar}
                  style={{ '--share': value / largest } as CSSProperties}
                >
                  <span>{value}</span>
                </span>
              ))}
            </div>
            <span className={styles.name}>{label}</span>
          </div>
        ))}
      </div>
      <table className="visually-hidden">
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{values[0]}</td>
              <td>{values[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
