import { type Ticket, ticketPageSize } from '@hoa/domain';
import { useListPage } from '@hoa/parts';
import { type Input, type OperationState, useOperation } from '@hoa/shared';
import { type ChosenFilters, wantedFilters } from './ticket-filters.ts';

type ListInput = Input<'tickets.list'>;

export interface TicketPageOptions {
  readonly pageSize?: number | undefined;
  readonly sort?: ListInput['sort'] | null;
  /** Reads nothing. */
  readonly skip?: boolean | undefined;
}

/** An answer about tickets that match the filters; the previous one while the next is on its way. */
export interface TicketAnswer
  extends Pick<OperationState<unknown>, 'error' | 'isFetching' | 'refetch'> {
  /** Undefined until the first answer has come. */
  readonly counts: TicketCounts | undefined;
}

export interface TicketCounts {
  /** How many match. */
  readonly matching: number;
  /** How many there are without filters. */
  readonly all: number;
  /** Whether anything is shown, entries that wait to be sent included. */
  readonly hasShown: boolean;
}

export interface TicketPageState extends TicketAnswer {
  readonly tickets: readonly Ticket[];
  /** The page shown, from 1; for a page beyond the last one that is the last one. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * A page of the tickets that match, latest activity first unless sorted otherwise. It is asked for and drawn after the
 * paint that shows what was typed or chosen.
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
