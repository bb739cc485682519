import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { getLocale } from '../../text/index.ts';
import { classNames } from '../classNames.ts';
import { Pagination, pageOf } from '../navigation/Pagination.tsx';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { type Sort, type SortValue, sortRows } from './sort.ts';
import { TableRows } from './TableRows.tsx';

export interface Column<Row> {
  /** Names the column in the sort. */
  id: string;
  /** The words above it. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** What it is sorted by; without it the column cannot be sorted. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** The header is for screen readers alone. */
  hideHeader?: boolean | undefined;
  /** Names the row: one column per table. */
  rowHeader?: boolean | undefined;
  /** Any CSS width. */
  width?: string | undefined;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table. */
  label: string;
  /** The columns in order. */
  columns: readonly Column<Row>[];
  /** All the rows: the table sorts them and cuts them into pages. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  rowId: (row: Row) => string;
  /** How it is sorted; kept by the table itself when not given. */
  sort?: Sort | null | undefined;
  /** Called with what a press on a header leads to; go to page 1 in the same step. */
  onSort?: ((sort: Sort | null) => void) | undefined;
  /** Rows on a page; without it all are on one, and only those in view are rendered from 200 on. */
  pageSize?: number | undefined;
  /** The page shown, from 1; kept by the table itself when not given. */
  page?: number | undefined;
  /** Called with the page to show. */
  onPage?: ((page: number) => void) | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** On a phone: each row as a card, or the table as it is, scrolled sideways. */
  phone?: 'cards' | 'scroll' | undefined;
}

/** Rows that can be sorted and paged. The scrolled region has the focus and the table's name. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, pageSize, empty, phone = 'cards', ...others } = props;
  const { sort: givenSort, onSort, page: givenPage, onPage, className, ...rest } = others;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [ownPage, setOwnPage] = useState(1);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const page = givenPage ?? ownPage;
  const toPage = onPage ?? setOwnPage;

  // The header answers a press at once; the rows follow.
  const sortColumn = useDeferredValue(sort?.column);
  const direction = useDeferredValue(sort?.direction);
  const needed = pageSize ? page * pageSize : rows.length;
  const sorted = useMemo(() => {
    const by = columns.find((column) => column.id === sortColumn)?.sortBy;
    return by && direction ? sortRows(rows, by, direction, getLocale(), needed) : rows;
  }, [rows, columns, sortColumn, direction, needed]);
  const shown = pageSize ? pageOf(sorted, page, pageSize) : sorted;

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <TableRows
        {...{ label, columns, rowId, phone }}
        rows={shown}
        head={
          <tr>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sort={sort}
                onSort={(next) => {
                  // Who keeps the sort keeps the page with it: two changes of an address in one step undo each other.
                  if (onSort) return onSort(next);
                  setOwnSort(next);
                  if (page !== 1) toPage(1);
                }}
              />
            ))}
          </tr>
        }
      />
      {rows.length === 0 && empty}
      {pageSize && (
        <Pagination
          page={page}
          total={rows.length}
          pageSize={pageSize}
          onChange={toPage}
          className={styles.pages}
        />
      )}
    </div>
  );
}
