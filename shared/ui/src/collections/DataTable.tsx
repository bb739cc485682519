import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import { itemsOnPage, Pagination } from '../navigation/Pagination.tsx';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import { getLocale } from '../text/index.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useMedia } from '../useMedia.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import { nextSort, type Sort, sortRows } from './sort.ts';
import { TableRows } from './TableRows.tsx';

const SortSelect = partOnDemand(() => import('./SortSelect.tsx').then((m) => m.SortSelect));

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's accessible name. */
  label: string;
  /** The columns in order. */
  columns: readonly Column<Row>[];
  /** All rows, which the table sorts and pages; with `total`, the current page in its order. */
  rows: readonly Row[];
  /** The total number of rows, if `rows` is only one page. */
  total?: number | undefined;
  /** Returns the row's key. */
  rowId: (row: Row) => string;
  /** The sort; if not given, the table keeps it as its own state. */
  sort?: Sort | null | undefined;
  /** Called with the new sort after a press on a header; go to page 1 in the same update. */
  onSort?: ((sort: Sort | null) => void) | undefined;
  /** Rows per page; without it all rows are on one page, virtualized from 200 rows. */
  pageSize?: number | undefined;
  /** The current page, from 1; if not given, the table keeps it as its own state. */
  page?: number | undefined;
  /** Called with the new page. */
  onPage?: ((page: number) => void) | undefined;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** The layout on a phone: rows as cards, or a table that scrolls sideways. */
  phone?: 'cards' | 'scroll' | undefined;
  /** If the columns do not fit, as on a tablet, shows a row's facts below its title. */
  stacks?: boolean | undefined;
  /** Content next to the sort field above the cards: the number of rows, or controls that replace those in headers. */
  aside?: ReactNode;
}

/** A table with sorting and paging. The scrollable region is focusable and has the table's name. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, total, rowId, pageSize, empty, phone = 'cards', ...others } = props;
  const { sort: givenSort, onSort, page: givenPage, onPage, ...own } = others;
  const { className, stacks, aside, ...rest } = own;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [ownPage, setOwnPage] = useState(1);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const page = givenPage ?? ownPage;
  const toPage = onPage ?? setOwnPage;
  const sortable = columns.filter((column) => column.sortable || column.sortBy);
  const isShort = columns.some(({ card }) => card);
  const isPhone = useIsPhone();
  // On a tablet, a table with short cards may be too narrow for its columns.
  const isTablet = useMedia('(45rem <= width < 64rem)');
  const mayHaveCards = phone === 'cards' && (isPhone || (isShort && isTablet));
  const setSort = (next: Sort | null) => {
    // A caller that controls the sort also resets the page: two URL changes in one update would overwrite each other.
    if (onSort) return onSort(next);
    setOwnSort(next);
    if (page !== 1) toPage(1);
  };

  // Deferred, so that the header reacts immediately and the rows follow.
  const drawn = useDeferredValue(sort);
  const needed = pageSize ? page * pageSize : rows.length;
  const sorted = useMemo(() => {
    if (total !== undefined) return rows;
    const by = drawn && columns.find(({ id }) => id === drawn.column)?.sortBy;
    return by ? sortRows(rows, by, drawn.direction, getLocale(), needed) : rows;
  }, [rows, total, columns, drawn, needed]);
  const shown = pageSize && total === undefined ? itemsOnPage(sorted, page, pageSize) : sorted;

  return (
    <div
      {...rest}
      className={classNames(
        styles.root,
        isShort ? styles.shortens : stacks && styles.stacks,
        className,
      )}
    >
      {mayHaveCards && sortable[0] && rows.length > 0 && (
        <div className={styles.sortBar}>
          {isPhone && aside}
          <OnDemand what={label}>
            <SortSelect
              columns={sortable}
              sort={sort}
              onSort={setSort}
              showLabel={!(isPhone && aside)}
            />
          </OnDemand>
        </div>
      )}
      <TableRows
        {...{ label, columns, rowId, phone }}
        rows={shown}
        head={
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={setSort} />
            ))}
          </tr>
        }
      />
      {rows.length === 0 && empty}
      {pageSize && (
        <Pagination
          page={page}
          total={total ?? rows.length}
          pageSize={pageSize}
          onChange={toPage}
          className={styles.pages}
        />
      )}
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** A column's header, which sorts the table when pressed. */
function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
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
