import { listPageSize } from '@hoa/domain';
import { type ListPageState, ListSkeleton, type ListState, PhoneFilters } from '@hoa/parts';
import {
  Button,
  type Column,
  classNames,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  SearchField,
  Select,
  type SelectOption,
  type Sort,
  useIsPhone,
} from '@hoa/ui';
import { SearchX } from 'lucide';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './ListTable.module.css';
import { type Messages, useText } from './messages.ts';

export interface ListTableProps<Row>
  extends Omit<ListControlsProps, 'searchRef' | 'children'>,
    Pick<ListCountProps, 'of'> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: ListPageState<{
    readonly items: readonly Row[];
    readonly total: number;
    readonly all?: number;
  }>;
  /** The number of items without filters, if the query does not answer it; undefined while loading. */
  readonly all?: number | undefined;
  readonly pageSize?: number;
  /** The default order, if it corresponds to a column, whose header then shows the arrow. */
  readonly defaultSort?: Sort;
  readonly failed: string;
  /** The content if there are no items at all, with the next action. */
  readonly empty: ReactNode;
}

/** A paged table with search and filters, in all its states: loading, failed, empty, no matches, shown. */
export function ListTable<Row extends { readonly id: string }>(props: ListTableProps<Row>) {
  const {
    label,
    columns,
    query,
    all = query.data?.all,
    pageSize = listPageSize,
    defaultSort,
    failed,
    empty,
    of,
    ...controls
  } = props;
  const { state } = controls;
  const text = useText();
  const isPhone = useIsPhone();
  const search = useRef<HTMLInputElement>(null);
  if (!query.data && query.error) {
    return <ErrorPanel message={failed} onRetry={query.refetch} retrying={query.isFetching} />;
  }
  if (!query.data) return <ListSkeleton />;
  const { items, total } = query.data;
  // The data may still belong to filters just cleared; `all` shows if there are no items at all.
  if ((all ?? total) === 0 && !state.isFiltered) return empty;
  const hasMatches = items.length > 0;
  const clear = () => {
    state.clear();
    // The button disappears with the filters.
    search.current?.focus();
  };
  const count = (
    <ListCount
      of={of}
      shown={total}
      total={all ?? total}
      onClear={state.isFiltered && hasMatches ? clear : undefined}
    />
  );
  // On a phone the count is next to the sort, in the table.
  const isCountInTable = isPhone && hasMatches;
  return (
    <>
      <ListControls {...controls} searchRef={search}>
        {!isCountInTable && count}
      </ListControls>
      {hasMatches ? (
        <div className={styles.room}>
          <DataTable
            label={label}
            stacks
            columns={columns}
            rows={items}
            total={total}
            aria-busy={query.isFetching}
            rowId={({ id }) => id}
            // On a phone the table has no header.
            sort={state.sort ?? (isPhone ? null : (defaultSort ?? null))}
            onSort={(next) =>
              state.setSort(
                defaultSort && !isPhone ? sortFromDefault(next, defaultSort, state.sort) : next,
              )
            }
            aside={isCountInTable && count}
            pageSize={pageSize}
            page={query.page}
            onPage={state.setPage}
            className={classNames(styles.table, columns.some(({ card }) => card) && styles.cards)}
          />
        </div>
      ) : (
        <EmptyState
          icon={<Icon icon={SearchX} />}
          title={text.noMatches}
          action={<Button onClick={clear}>{text.clearFilters}</Button>}
        >
          {text.noMatchesHint}
        </EmptyState>
      )}
    </>
  );
}

/**
 * Returns the sort after a press on a header. On the header of the default order it toggles between the two directions.
 */
function sortFromDefault(next: Sort | null, defaultSort: Sort, chosen: Sort | null): Sort | null {
  if (next === null && chosen === null) {
    return { ...defaultSort, direction: defaultSort.direction === 'asc' ? 'desc' : 'asc' };
  }
  const isDefault = next?.column === defaultSort.column && next.direction === defaultSort.direction;
  return isDefault ? null : next;
}

interface ListCountProps {
  readonly of: keyof Messages['shown'];
  readonly shown: number;
  readonly total: number;
  /** Clears the filters; undefined if there are none, or if another control does it. */
  readonly onClear: (() => void) | undefined;
}

/** The number of matches, and a button that clears the filters. */
function ListCount({ of, shown, total, onClear }: ListCountProps) {
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

interface ListControlsProps {
  readonly state: ListState<'status'>;
  readonly statuses: readonly SelectOption[];
  /** Replaces the label of Status and of its option for all. */
  readonly statusLabels?: { readonly label: string; readonly all: string } | undefined;
  readonly searchPlaceholder: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly filters?: ReactNode;
  /** Actions next to the filters, such as creating an item. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Search and Status above a list, the number of matches, and further actions. */
function ListControls(props: ListControlsProps) {
  const { state, statuses, statusLabels, searchPlaceholder, searchRef } = props;
  const { filters, action, children } = props;
  const text = useText();
  return (
    <div className={styles.controls}>
      <section className={styles.filters} aria-label={text.filters}>
        <PhoneFilters
          label={text.filters}
          filters={state.filters}
          search={
            <SearchField
              ref={searchRef}
              className={styles.search}
              value={state.search}
              onChange={state.setSearch}
              placeholder={searchPlaceholder}
            />
          }
        >
          <Select
            label={statusLabels?.label ?? text.status}
            hideLabel
            placeholder={statusLabels?.all ?? text.allStatuses}
            options={statuses}
            value={state.filters.status}
            onChange={(event) => state.setFilter('status', event.target.value)}
          />
          {filters}
        </PhoneFilters>
      </section>
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
}
