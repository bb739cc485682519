import { ticketCategories, ticketPriorities, ticketStatuses } from '@hoa/domain';
import type { Input } from '@hoa/portal';

/** The chosen filters of a list or a board of tickets; '' is all. */
export interface ChosenFilters {
  readonly search: string;
  readonly filters: {
    readonly status: string;
    readonly priority: string;
    readonly category?: string;
  };
}

/** Returns the filters as input of the operations, without those that are set to all. */
export function wantedFilters({ search, filters }: ChosenFilters): Input<'tickets.board'> {
  const status = ticketStatuses.find((each) => each === filters.status);
  const priority = ticketPriorities.find((each) => each === filters.priority);
  const category = ticketCategories.find((each) => each === filters.category);
  const words = search.trim();
  return {
    ...(status && { status }),
    ...(filters.status === 'open' && { isOpen: true }),
    ...(priority && { priority }),
    ...(category && { category }),
    ...(words && { search: words }),
  };
}
