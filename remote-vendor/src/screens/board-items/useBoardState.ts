import { ticketPriorities, ticketStatuses } from '@hoa/domain';
import { useListState } from '@hoa/parts';
import { useUrlState } from '@hoa/portal';

const sortColumns = ['subject', 'status', 'priority', 'updated', 'unit'] as const;

export type SortColumn = (typeof sortColumns)[number];

const listOptions = {
  filters: { status: ticketStatuses, priority: ticketPriorities },
  sorts: sortColumns,
};

/** The state of Board Items, all of it in the URL query: the list, the view and the open work order. */
export function useBoardState() {
  const list = useListState(listOptions);
  const [{ view, item }, change] = useUrlState({ view: 'kanban', item: '', page: 1 });
  return { list, item, isTable: view === 'table', change };
}

export type BoardState = ReturnType<typeof useBoardState>;
