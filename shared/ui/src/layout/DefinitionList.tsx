import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './DefinitionList.module.css';

export interface Definition {
  term: string;
  /** The value; the pair is omitted if it is null, undefined or ''. */
  value: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The pairs in order. */
  items: readonly Definition[];
  /** `rows` puts the value next to the term, `columns` below it, in as many columns as fit. */
  layout?: 'rows' | 'columns' | undefined;
}

/** A list of terms and values that describe an item. */
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
