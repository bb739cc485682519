import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Pagination, pageOf } from '../navigation/Pagination.tsx';
import { OnDemand } from '../on-demand/OnDemand.tsx';
import { partOnDemand } from '../on-demand/part-on-demand.ts';
import { getLocale } from '../text/index.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useMedia } from '../useMedia.ts';
import type { Column } from './column.ts';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { type Sort, sortRows } from './sort.ts';
import { TableRows } from './TableRows.tsx';

const SortSelect = partOnDemand(() => import('./SortSelect.tsx').then((m) => m.SortSelect));

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table. */
  label: string;
  /** The columns in order. */
  columns: readonly Column<Row>[];
  /** All the rows, which the table sorts and cuts into pages; or with `total` the one page, in its order. */
  rows: readonly Row[];
  /** How many rows there are on all pages, where `rows` is one of them. */
  total?: number | undefined;
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
  /** Where there is less room than its columns need, as on a tablet: the facts of a row below its title. */
  stacks?: boolean | undefined;
  /** Beside the sort above the cards of a phone: how many there are, or controls in place of those in headers. */
  aside?: ReactNode;
}

/** Rows that can be sorted and paged. The scrolled region has the focus and the table's name. */
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
  // A table whose rows become short cards may have too little room for its columns there.
  const isTablet = useMedia('(45rem <= width < 64rem)');
  const mayHaveCards = phone === 'cards' && (isPhone || (isShort && isTablet));
  const setSort = (next: Sort | null) => {
    // A caller that controls the sort resets the page too: two changes of the address in one step would overwrite each other.
    if (onSort) return onSort(next);
    setOwnSort(next);
    if (page !== 1) toPage(1);
  };

  // The header answers a press at once; the rows follow.
  const drawn = useDeferredValue(sort);
  const needed = pageSize ? page * pageSize : rows.length;
  const sorted = useMemo(() => {
    if (total !== undefined) return rows;
    const by = drawn && columns.find(({ id }) => id === drawn.column)?.sortBy;
    return by ? sortRows(rows, by, drawn.direction, getLocale(), needed) : rows;
  }, [rows, total, columns, drawn, needed]);
  const shown = pageSize && total === undefined ? pageOf(sorted, page, pageSize) : sorted;

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
