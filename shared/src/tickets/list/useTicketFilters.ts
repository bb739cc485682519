import { useUrlState } from '@hoa/shared';
import { useCallback, useMemo } from 'react';
import {
  filterStatuses,
  type TicketCategory,
  type TicketPriority,
  ticketCategories,
  ticketPriorities,
} from '../../domain/index.ts';
import type { TicketFilterValues } from './filterTickets.ts';

/** What a list can hold, and so what its filters offer. */
export interface FilterChoices {
  readonly priorities: readonly TicketPriority[];
  readonly categories: readonly TicketCategory[];
}

const nothing = { status: '', priority: '', category: '', search: '' };

/** The filters as the address has them; a value that is not offered counts as none. */
export function useTicketFilters({
  priorities = ticketPriorities,
  categories = ticketCategories,
}: Partial<FilterChoices> = {}) {
  const [values, change] = useUrlState(nothing);
  const filters = useMemo<TicketFilterValues>(
    () => ({
      status: offered(values.status, filterStatuses),
      priority: offered(values.priority, priorities),
      category: offered(values.category, categories),
      search: values.search,
    }),
    [values, priorities, categories],
  );
  const set = useCallback(
    (changes: Partial<TicketFilterValues>) => {
      // A word is one step to undo, not a step per letter.
      const isTyping =
        changes.search !== undefined && changes.search !== '' && values.search !== '';
      change(changes, { replace: isTyping });
    },
    [change, values.search],
  );
  const clear = useCallback(() => change(nothing), [change]);
  return { filters, set, clear, choices: { priorities, categories } };
}

export type TicketFiltersState = ReturnType<typeof useTicketFilters>;

function offered(value: string, choices: readonly string[]): string {
  return choices.includes(value) ? value : '';
}
