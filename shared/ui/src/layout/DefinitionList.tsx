import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './DefinitionList.module.css';

export interface Definition {
  term: string;
  /** What it is; the pair is left out when this is null, undefined or ''. */
  value: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The pairs in order. */
  items: readonly Definition[];
  /** `rows` puts value beside term, `columns` below it in as many columns as fit. */
  layout?: 'rows' | 'columns' | undefined;
}

/** What is known about one thing, as terms and values. */
export function DefinitionList(props: DefinitionListProps) {
  const { items, layout = 'rows', className, ...rest } = props;
  return (
    <dl {...rest} className={classNames(styles[layout], className)}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value }) => (
          <div key={term} className={styles.pair}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
