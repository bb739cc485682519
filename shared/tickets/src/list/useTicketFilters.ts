import {
  filterStatuses,
  type TicketCategory,
  type TicketPriority,
  ticketCategories,
  ticketPriorities,
} from '@hoa/domain';
import { useListState } from '@hoa/parts';
import type { Input } from '@hoa/shared';
import { useMemo } from 'react';

/** The values that a list can hold, which its filters offer. */
export interface FilterChoices {
  readonly priorities: readonly TicketPriority[];
  readonly categories: readonly TicketCategory[];
  /** Whether Status offers all that are open at once. */
  readonly hasOpen: boolean;
}

/** What a list of tickets can be sorted by. */
type TicketSort = NonNullable<Input<'tickets.list'>['sort']>['column'];

const none: readonly TicketSort[] = [];

/** The search, filters and sort of a list of tickets, with the values that the filters offer. */
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
