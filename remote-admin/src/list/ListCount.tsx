import { Button } from '@hoa/ui';
import styles from './ListControls.module.css';
import { type Messages, useText } from './messages.ts';

export interface ListCountProps {
  /** The kind of items, which selects the text. */
  readonly of: keyof Messages['shown'];
  readonly shown: number;
  readonly total: number;
  /** Clears the filters; undefined if there are none, or if another control does it. */
  readonly onClear: (() => void) | undefined;
}

/** The number of matches, and a button that clears the filters. */
export function ListCount({ of, shown, total, onClear }: ListCountProps) {
  const text = useText();
  return (
    <div className={styles.count}>
      <output>{text.shown[of]({ shown, total })}</output>
      {onClear && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          {text.clearFilters}
        </Button>
      )}
    </div>
  );
}
