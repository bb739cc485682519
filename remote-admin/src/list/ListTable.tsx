import { ListSkeleton } from '@hoa/parts';
import type { OperationState } from '@hoa/shared';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  ErrorPanel,
  type Sort,
  useIsPhone,
  useKitText,
} from '@hoa/ui';
import { SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styles from './ListControls.module.css';
import { ListControls, type ListControlsProps } from './ListControls.tsx';
import { ListCount, type ListCountProps } from './ListCount.tsx';
import { useText } from './messages/index.ts';

export interface ListTableProps<Row>
  extends Omit<ListControlsProps, 'searchRef' | 'children'>,
    Pick<ListCountProps, 'of'> {
  /** The table's accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: OperationState<{ readonly items: readonly Row[]; readonly total: number }>;
  /** How many there are without filters; the matching ones until it is known. */
  readonly all: number | undefined;
  /** The page shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How the rows come where no sort is chosen, as far as a column says it: the header's arrow shows it. */
  readonly usual?: Sort;
  /** Shown when it could not be read: "Failed to load …". */
  readonly failed: string;
  /** Shown when there is nothing at all, with the next action. */
  readonly empty: ReactNode;
}

/** A table that is read by page, with search and filters, in each state: loading, failed, empty, without a match, shown. */
export function ListTable<Row extends { readonly id: string }>(props: ListTableProps<Row>) {
  const { label, columns, query, all, page, pageSize, usual, failed, empty, of, ...controls } =
    props;
  const { state } = controls;
  const text = useText();
  const kitText = useKitText();
  const isPhone = useIsPhone();
  const search = useRef<HTMLInputElement>(null);
  if (!query.data && query.error) {
    return <ErrorPanel message={failed} onRetry={query.refetch} retrying={query.isFetching} />;
  }
  if (!query.data) return <ListSkeleton />;
  const { items, total } = query.data;
  // The answer shown may still be that of filters just cleared: `all` tells whether there is nothing at all.
  if ((all ?? total) === 0 && !state.isFiltered) return empty;
  const hasMatches = items.length > 0;
  const clear = () => {
    state.clear();
    // The button goes with the filters.
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
  // On a phone it stands beside the sort, in the table.
  const isCountInTable = isPhone && hasMatches;
  return (
    <>
      <ListControls {...controls} searchRef={search}>
        {!isCountInTable && count}
      </ListControls>
      {hasMatches ? (
        <DataTable
          label={label}
          stacks
          columns={columns}
          rows={items}
          total={total}
          aria-busy={query.isFetching}
          rowId={({ id }) => id}
          // On a phone it has no header.
          sort={state.sort ?? (isPhone ? null : (usual ?? null))}
          onSort={(next) =>
            state.setSort(usual && !isPhone ? fromUsual(next, usual, state.sort) : next)
          }
          aside={isCountInTable && count}
          pageSize={pageSize}
          page={page}
          onPage={state.setPage}
          className={styles.table}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={state.isSearchAlone ? text.noneFound : text.noMatches}
          action={
            <Button onClick={clear}>
              {state.isSearchAlone ? kitText.clearSearch : text.clearFilters}
            </Button>
          }
        >
          {state.isSearchAlone ? text.noneFoundHint : text.noMatchesHint}
        </EmptyState>
      )}
    </>
  );
}

/** What a press on a header leads to: on the one of the usual order, to the opposite and back. */
function fromUsual(next: Sort | null, usual: Sort, chosen: Sort | null): Sort | null {
  if (next === null && chosen === null) {
    return { ...usual, direction: usual.direction === 'asc' ? 'desc' : 'asc' };
  }
  const isUsual = next?.column === usual.column && next.direction === usual.direction;
  return isUsual ? null : next;
}
