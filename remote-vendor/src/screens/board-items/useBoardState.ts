import { useUrlState } from '@hoa/shared';

/** What the board shows, all of it in the address: '' is all, or none. */
export function useBoardState() {
  const [state, change] = useUrlState({
    view: 'kanban',
    q: '',
    status: '',
    priority: '',
    sort: '',
    page: 1,
    item: '',
  });
  return {
    ...state,
    isTable: state.view === 'table',
    isFiltered: state.q !== '' || state.status !== '' || state.priority !== '',
    change,
  };
}

export type BoardState = ReturnType<typeof useBoardState>;
