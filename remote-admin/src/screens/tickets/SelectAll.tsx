import type { Ticket } from '@hoa/domain';
import { Checkbox } from '@hoa/ui';
import styles from './BulkBar.module.css';
import { useText } from './messages.ts';
import type { Selection } from './useSelection.ts';

export interface SelectAllProps {
  /** The visible tickets. */
  readonly tickets: readonly Ticket[];
  readonly selection: Selection;
  /** The class of a checkbox without a visible label. */
  readonly bareClass?: string | undefined;
}

/** Selects all visible tickets, or none. */
export function SelectAll({ tickets, selection, bareClass }: SelectAllProps) {
  const text = useText();
  const { ids } = selection;
  const total = tickets.length;
  const box = {
    checked: total > 0 && ids.size === total,
    ref: (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = ids.size > 0 && ids.size < total;
    },
    onChange: () => (ids.size === total ? selection.none() : selection.all()),
  };
  return bareClass === undefined ? (
    <Checkbox {...box} label={text.selectAll} className={styles.all} />
  ) : (
    <input {...box} type="checkbox" aria-label={text.selectAll} className={bareClass} />
  );
}
