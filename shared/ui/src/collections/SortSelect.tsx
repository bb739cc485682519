import { Select } from '../fields/Select.tsx';
import styles from './DataTable.module.css';
import type { Sort } from './sort.ts';
import { useSortText } from './sort-text.ts';

interface SortSelectProps {
  columns: readonly { readonly id: string; readonly header: string }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** True to show the label before the field. It is the accessible name in any case. */
  showLabel: boolean;
}

/** A select that sorts rows shown as cards, which have no column headers. */
export function SortSelect(props: SortSelectProps) {
  const { columns, sort, onSort, showLabel } = props;
  const text = useSortText();
  const select = (
    <Select
      hideLabel
      label={text.sort}
      placeholder={text.newestFirst}
      options={columns.flatMap(({ id, header }) => [
        { value: `${id} asc`, label: `${header} ↑` },
        { value: `${id} desc`, label: `${header} ↓` },
      ])}
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      onChange={({ target }) => {
        const [column, direction] = target.value.split(' ');
        onSort(column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : null);
      }}
    />
  );
  if (!showLabel) return select;
  return (
    <>
      <span aria-hidden="true" className={styles.sortLabel}>
        {text.sort}
      </span>
      {select}
    </>
  );
}
