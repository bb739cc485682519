import { ticketPriorities, ticketStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { PhoneFilters } from '@hoa/parts';
import { Button, FilterBar, SearchField, SegmentedControl, Select, useIsPhone } from '@hoa/ui';
import { Columns3, Table2 } from 'lucide-react';
import styles from './BoardItems.module.css';
import { useText } from './messages.ts';
import type { BoardState } from './useBoardState.ts';

export interface BoardToolbarProps {
  readonly board: BoardState;
  readonly shown: number;
  readonly total: number;
}

/** View, search, filters and the number of matching work orders. */
export function BoardToolbar({ board, shown, total }: BoardToolbarProps) {
  const text = useText();
  const domainText = useDomainText();
  const { list, isTable, change } = board;
  const isPhone = useIsPhone();
  const view = (
    <SegmentedControl
      label={text.view}
      options={[
        { value: 'kanban', label: text.kanban, icon: <Columns3 /> },
        { value: 'table', label: text.table, icon: <Table2 /> },
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
            options={ticketStatuses.map((value) => ({
              value,
              label: domainText.ticketStatuses[value],
            }))}
            value={list.filters.status}
            onChange={(event) => list.setFilter('status', event.target.value)}
          />
          <Select
            hideLabel
            label={text.priority}
            placeholder={text.allPriorities}
            options={ticketPriorities.map((value) => ({
              value,
              label: domainText.ticketPriorities[value],
            }))}
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
