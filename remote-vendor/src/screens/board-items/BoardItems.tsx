import {
  boardPageSize,
  type Ticket,
  ticketPriorities,
  ticketStatuses,
  vendorColumns,
} from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { PhoneFilters } from '@hoa/parts';
import { useTicketBoard, useTicketPage } from '@hoa/tickets';
import {
  Button,
  EmptyState,
  ErrorPanel,
  FilterBar,
  Icon,
  OnDemand,
  optionsOf,
  partOnDemand,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  SkeletonList,
  useIsPhone,
} from '@hoa/ui';
import { ClipboardCheck, Columns3, FilterX, Table2 } from 'lucide';
import { useCallback, useDeferredValue, useRef } from 'react';
import styles from './BoardItems.module.css';
import { ItemBoard } from './ItemBoard.tsx';
import { ItemTable } from './ItemTable.tsx';
import { Insights } from './insights/Insights.tsx';
import { Summary } from './insights/Summary.tsx';
import { useText } from './messages.ts';
import { type BoardState, useBoardState } from './useBoardState.ts';

const WorkOrderDrawer = partOnDemand(() =>
  import('../../work-order/WorkOrderDrawer.tsx').then((file) => file.WorkOrderDrawer),
);

/** Figures, the work orders as a board or a table, and the drawer of the open one. */
export function BoardItems() {
  const board = useBoardState();
  const items = useItems(board);
  const { item, change } = board;
  // Rendered after the work orders above, to avoid a layout shift and one long task.
  const hasHeight = useDeferredValue(Boolean(items.answer.counts || items.answer.error));
  const known = items.shown.find(({ id }) => id === item);
  const close = () => change({ item: '' });
  // On small screens the work orders come first.
  const isPhone = useIsPhone();
  return (
    // Both views use the full width of a board.
    <div data-wide="" className={styles.page}>
      {!isPhone && <Summary />}
      <WorkOrders board={board} items={items} />
      {isPhone && hasHeight && <Summary />}
      {hasHeight && <Insights />}
      {item !== '' && (
        <OnDemand key={item} what={known?.title ?? item} onClose={close}>
          <WorkOrderDrawer ticketId={item} known={known} onClose={close} />
        </OnDemand>
      )}
    </div>
  );
}

// The default sort: the date that the table shows.
const unsorted = { column: 'updated', direction: 'desc' } as const;

/** Returns the work orders of the selected view. */
function useItems({ list, isTable }: BoardState) {
  const { sort } = list;
  // The subject of a work order is its ticket's title.
  const by = sort
    ? ({ ...sort, column: sort.column === 'subject' ? 'title' : sort.column } as const)
    : unsorted;
  const table = useTicketPage(list, { pageSize: boardPageSize, sort: by, skip: !isTable });
  const kanban = useTicketBoard(list, { skip: isTable });
  const shown = isTable ? table.tickets : kanban.columns.flatMap(({ items }) => items);
  return { table, kanban, answer: isTable ? table : kanban, shown };
}

type Items = ReturnType<typeof useItems>;

interface WorkOrdersProps {
  readonly board: BoardState;
  readonly items: Items;
}

function WorkOrders({ board, items }: WorkOrdersProps) {
  const text = useText();
  const { counts, error, refetch, isFetching } = items.answer;
  // The toolbar stays visible while the other view loads for the first time, and keeps the focus.
  const latest = useRef(counts);
  if (counts) latest.current = counts;
  // The first render is deferred, so that the page stays responsive.
  const hasCome = useDeferredValue(latest.current !== undefined);
  if (!counts && error) {
    return <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />;
  }
  if (!latest.current || !hasCome) return <BoardSkeleton />;
  if (latest.current.all === 0) {
    return (
      <EmptyState icon={<Icon icon={ClipboardCheck} />} title={text.noWorkOrders}>
        {text.noWorkOrdersHint}
      </EmptyState>
    );
  }
  return (
    <div className={styles.items}>
      <BoardToolbar board={board} shown={latest.current.matching} total={latest.current.all} />
      {counts ? <Found board={board} items={items} /> : <ColumnsSkeleton />}
    </div>
  );
}

function Found({ board, items: { table, kanban, answer } }: WorkOrdersProps) {
  const text = useText();
  const { list, isTable, change } = board;
  const open = useCallback(({ id }: Ticket) => change({ item: id }), [change]);
  if (answer.counts?.matching === 0) {
    return (
      <EmptyState
        icon={<Icon icon={FilterX} />}
        title={text.noMatch}
        action={<Button onClick={list.clear}>{text.clearFilters}</Button>}
      />
    );
  }
  if (isTable) return <ItemTable board={board} answer={table} onOpen={open} />;
  return (
    <div aria-busy={kanban.isFetching}>
      <ItemBoard columns={kanban.columns} onShowMore={kanban.showMore} onOpen={open} />
    </div>
  );
}

/** The skeleton of the toolbar and the columns. */
function BoardSkeleton() {
  return (
    <div className={styles.items}>
      <Skeleton shape="block" height="2.5rem" />
      <ColumnsSkeleton />
    </div>
  );
}

function ColumnsSkeleton() {
  return (
    <div className={styles.bones}>
      {vendorColumns.slice(0, 5).map((column, index) => (
        <SkeletonList key={column} count={2 + (index % 2)} aria-hidden={index > 0} />
      ))}
    </div>
  );
}

interface BoardToolbarProps {
  readonly board: BoardState;
  readonly shown: number;
  readonly total: number;
}

/** View, search, filters and the number of matching work orders. */
function BoardToolbar({ board, shown, total }: BoardToolbarProps) {
  const text = useText();
  const domainText = useDomainText();
  const { list, isTable, change } = board;
  const isPhone = useIsPhone();
  const view = (
    <SegmentedControl
      label={text.view}
      options={[
        { value: 'kanban', label: text.kanban, icon: <Icon icon={Columns3} /> },
        { value: 'table', label: text.table, icon: <Icon icon={Table2} /> },
      ]}
      iconsOnly={isPhone}
      value={isTable ? 'table' : 'kanban'}
      onChange={(next) => change({ view: next, page: 1 })}
    />
  );
  const counter = (
    <div className={styles.count}>
      <output>{text.counter({ shown, total })}</output>
      {/* If nothing matches, the empty state has this button. */}
      {list.isFiltered && shown > 0 && (
        <Button size="sm" variant="quiet" onClick={list.clear}>
          {text.clearFilters}
        </Button>
      )}
    </div>
  );
  return (
    <div className={styles.toolbar}>
      <FilterBar className={styles.bar}>
        <PhoneFilters
          label={text.filters}
          until="tablet"
          filters={list.filters}
          search={
            <SearchField
              placeholder={text.searchHint}
              value={list.search}
              onChange={list.setSearch}
            />
          }
        >
          <Select
            hideLabel
            label={text.status}
            placeholder={text.allStatuses}
            options={optionsOf(ticketStatuses, domainText.ticketStatuses)}
            value={list.filters.status}
            onChange={(event) => list.setFilter('status', event.target.value)}
          />
          <Select
            hideLabel
            label={text.priority}
            placeholder={text.allPriorities}
            options={optionsOf(ticketPriorities, domainText.ticketPriorities)}
            value={list.filters.priority}
            onChange={(event) => list.setFilter('priority', event.target.value)}
          />
        </PhoneFilters>
        {!isPhone && counter}
        {!isPhone && view}
      </FilterBar>
      {isPhone && (
        <div className={styles.counter}>
          {counter}
          {view}
        </div>
      )}
    </div>
  );
}
