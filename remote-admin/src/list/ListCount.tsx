import { Button } from '@hoa/ui';
import styles from './ListControls.module.css';
import { type Messages, useText } from './messages/index.ts';

export interface ListCountProps {
  /** What is counted. */
  readonly of: keyof Messages['shown'];
  readonly shown: number;
  readonly total: number;
  /** Removes the filters; left out when there are none, or when something else offers it. */
  readonly onClear: (() => void) | undefined;
}

/** How many match the filters, and a way to remove them. */
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
