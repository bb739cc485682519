import { Select } from '../fields/Select.tsx';
import { useKitText } from '../messages/index.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import type { Sort } from './sort.ts';

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Sorts rows that are shown as cards, in place of the headers of their columns. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const text = useKitText();
  const sortable = columns.filter((column) => column.sortable || column.sortBy);
  if (sortable.length === 0) return null;
  return (
    <div className={styles.sortBar}>
      <Select
        hideLabel
        label={text.sort}
        placeholder={text.unsorted}
        options={sortable.flatMap(({ id, header }) => [
          { value: `${id} asc`, label: text.ascending({ column: header }) },
          { value: `${id} desc`, label: text.descending({ column: header }) },
        ])}
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={({ target }) => {
          const [column, direction] = target.value.split(' ');
          onSort(column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : null);
        }}
      />
    </div>
  );
}
