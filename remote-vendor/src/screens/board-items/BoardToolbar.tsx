import { ticketPriorities, ticketStatuses } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Button, FilterBar, SearchField, SegmentedControl, Select } from '@hoa/shared/ui';
import { Columns3, Rows3 } from 'lucide-react';
import styles from './BoardItems.module.css';
import { useText } from './messages/index.ts';
import type { BoardState } from './useBoardState.ts';

export interface BoardToolbarProps {
  readonly board: BoardState;
  readonly shown: number;
  readonly total: number;
  readonly onClear: () => void;
}

/** View, search, filters and how many work orders they leave. */
export function BoardToolbar({ board, shown, total, onClear }: BoardToolbarProps) {
  const text = useText();
  const words = useDomainText();
  const { view, q, status, priority, isFiltered, change } = board;
  return (
    <div className={styles.toolbar}>
      <FilterBar>
        <SearchField
          placeholder={text.searchHint}
          value={q}
          // A step of history for the search as a whole, not for each letter.
          onChange={(next) => change({ q: next, page: 1 }, { replace: q !== '' })}
        />
        <Select
          hideLabel
          label={text.status}
          placeholder={text.allStatuses}
          options={ticketStatuses.map((value) => ({ value, label: words.ticketStatuses[value] }))}
          value={status}
          onChange={(event) => change({ status: event.target.value, page: 1 })}
        />
        <Select
          hideLabel
          label={text.priority}
          placeholder={text.allPriorities}
          options={ticketPriorities.map((value) => ({
            value,
            label: words.ticketPriorities[value],
          }))}
          value={priority}
          onChange={(event) => change({ priority: event.target.value, page: 1 })}
        />
        <SegmentedControl
          label={text.view}
          options={[
            { value: 'kanban', label: text.kanban, icon: <Columns3 /> },
            { value: 'table', label: text.table, icon: <Rows3 /> },
          ]}
          value={view === 'table' ? 'table' : 'kanban'}
          onChange={(next) => change({ view: next, page: 1 })}
        />
      </FilterBar>
      <p className={styles.counter}>
        <output>{text.counter({ shown, total })}</output>
        {isFiltered && (
          <Button size="sm" variant="quiet" onClick={onClear}>
            {text.clearFilters}
          </Button>
        )}
      </p>
    </div>
  );
}
