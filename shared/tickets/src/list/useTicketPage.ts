import { type Ticket, ticketPageSize } from '@hoa/domain';
import { type Input, type OperationState, useOperation } from '@hoa/shared';
import { useDeferredValue } from 'react';
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

/** A page of the tickets that match, latest activity first unless sorted otherwise. */
export function useTicketPage(
  list: ChosenFilters & { readonly page: number },
  { pageSize = ticketPageSize, sort, skip = false }: TicketPageOptions = {},
): TicketPageState {
  // Typing stays responsive; a long list follows.
  const search = useDeferredValue(list.search);
  const size = pageSize === ticketPageSize ? {} : { limit: pageSize };
  const matching = { ...wantedFilters({ ...list, search }), ...size, ...(sort && { sort }) };
  const wanted = useOperation('tickets.list', onPage(matching, list.page, pageSize), { skip });
  const last = Math.max(1, Math.ceil((wanted.data?.total ?? 0) / pageSize));
  const isBeyond = wanted.data !== undefined && !wanted.isFetching && list.page > last;
  const page = isBeyond ? last : list.page;
  // The same input, except for a page beyond the last one.
  const shown = useOperation('tickets.list', onPage(matching, page, pageSize), { skip });
  const everything = useOperation('tickets.list', size, { skip });
  const { data, error, isFetching, refetch } = shown;
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

function onPage(input: ListInput, page: number, pageSize: number): ListInput {
  return page === 1 ? input : { ...input, offset: (page - 1) * pageSize };
}
