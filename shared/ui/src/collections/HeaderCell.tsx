import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import { nextSort, type Sort } from './sort.ts';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** A column's header, which sorts the table when pressed. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  const canSort = column.sortable || column.sortBy !== undefined;
  return (
    <th
      scope="col"
      aria-sort={canSort ? ariaSort[direction ?? 'none'] : undefined}
      style={{ inlineSize: column.width }}
      className={classNames(styles.header, column.align === 'end' && styles.end)}
    >
      {canSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          <span>{column.header}</span>
          <Icon icon={icon} className={direction ? styles.sorted : undefined} />
        </button>
      ) : (
        (column.head ?? (
          <span className={column.hideHeader ? 'visually-hidden' : undefined}>{column.header}</span>
        ))
      )}
    </th>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
