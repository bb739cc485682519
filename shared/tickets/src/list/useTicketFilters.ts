import {
  filterStatuses,
  type TicketCategory,
  type TicketPriority,
  ticketCategories,
  ticketPriorities,
} from '@hoa/domain';
import { useListState } from '@hoa/parts';
import type { Input } from '@hoa/portal';
import { useMemo } from 'react';

/** The filter options of a list. */
export interface FilterChoices {
  readonly priorities: readonly TicketPriority[];
  readonly categories: readonly TicketCategory[];
  /** True to add an option to Status that selects all open tickets. */
  readonly hasOpen: boolean;
}

type TicketSort = NonNullable<Input<'tickets.list'>['sort']>['column'];

const none: readonly TicketSort[] = [];

/** Returns the search, filters and sort of a list of tickets, with the filter options. */
export function useTicketFilters({
  priorities = ticketPriorities,
  categories = ticketCategories,
  hasOpen = false,
  sorts = none,
}: Partial<FilterChoices> & { readonly sorts?: readonly TicketSort[] } = {}) {
  const options = useMemo(
    () => ({
      filters: {
        status: hasOpen ? ['open', ...filterStatuses] : filterStatuses,
        priority: priorities,
        category: categories,
      },
      sorts,
    }),
    [priorities, categories, hasOpen, sorts],
  );
  const list = useListState(options);
  return { ...list, choices: { priorities, categories, hasOpen } };
}

export type TicketFiltersState = ReturnType<typeof useTicketFilters>;
