import {
  type Ticket,
  ticketCategories,
  ticketPageSize,
  ticketPriorities,
  ticketStatuses,
} from '@hoa/domain';
import { useListPage } from '@hoa/parts';
import { type Input, type OperationState, useOperation } from '@hoa/portal';

type ListInput = Input<'tickets.list'>;

export interface TicketPageOptions {
  readonly pageSize?: number | undefined;
  readonly sort?: ListInput['sort'] | null;
  /** True to skip loading. */
  readonly skip?: boolean | undefined;
}

/** The result of a filtered query; the previous one while the next loads. */
export interface TicketAnswer
  extends Pick<OperationState<unknown>, 'error' | 'isFetching' | 'refetch'> {
  /** Undefined until the first response. */
  readonly counts: TicketCounts | undefined;
}

export interface TicketCounts {
  readonly matching: number;
  /** The number of tickets without filters. */
  readonly all: number;
  /** True if anything is shown, including entries that wait to be sent. */
  readonly hasShown: boolean;
}

export interface TicketPageState extends TicketAnswer {
  readonly tickets: readonly Ticket[];
  /** The current page, from 1; a number above the last page shows the last page. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Returns a page of matching tickets, by default sorted by latest activity. Loading and rendering are deferred until
 * the person's input is painted.
 */
export function useTicketPage(
  list: ChosenFilters & { readonly page: number },
  { pageSize = ticketPageSize, sort, skip = false }: TicketPageOptions = {},
): TicketPageState {
  const matching = { ...wantedFilters(list), ...(sort && { sort }) };
  const shown = useListPage('tickets.list', matching, { page: list.page, pageSize, skip });
  const everything = useOperation('tickets.list', { limit: pageSize }, { skip });
  const { data, error, isFetching, refetch, page } = shown;
  return {
    tickets: data?.items ?? none,
    counts: data &&
      everything.data && {
        matching: data.total,
        all: everything.data.total,
        hasShown: data.items.length > 0,
      },
    error: error ?? everything.error,
    isFetching,
    refetch: () => {
      refetch();
      if (everything.error) everything.refetch();
    },
    page,
    pageSize,
  };
}

const none: readonly Ticket[] = [];

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
