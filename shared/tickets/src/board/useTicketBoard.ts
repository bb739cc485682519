import { columnPageSize, type Ticket, type TicketStatus } from '@hoa/domain';
import { type Input, type Output, useOperation, useOperations } from '@hoa/shared';
import { useStable } from '@hoa/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { type ChosenFilters, wantedFilters } from '../list/ticket-filters.ts';
import type { TicketAnswer } from '../list/useTicketPage.ts';

type BoardInput = Input<'tickets.board'>;
type Board = Output<'tickets.board'>;

/** A column as far as it has been read. */
export interface TicketColumn {
  readonly status: TicketStatus;
  readonly total: number;
  readonly items: readonly Ticket[];
  /** More of it is on its way. */
  readonly isLoading: boolean;
}

export interface TicketBoardState extends TicketAnswer {
  readonly columns: readonly TicketColumn[];
  readonly showMore: (status: TicketStatus) => void;
}

/** How many pages of each column are shown; one where nothing is said. */
type PagesShown = { readonly [S in TicketStatus]?: number };

const onePage: PagesShown = {};

/** The columns of the role's board with the tickets that match, a page of each and more when asked for. */
export function useTicketBoard(
  list: ChosenFilters,
  { skip = false }: { readonly skip?: boolean } = {},
): TicketBoardState {
  // Typing stays responsive; a long board follows.
  const search = useDeferredValue(list.search);
  const filters = wantedFilters({ ...list, search });
  const { data, error, isFetching, refetch } = useOperation('tickets.board', filters, { skip });
  const everything = useOperation('tickets.board', {}, { skip });
  const asked = JSON.stringify(filters);
  const [shown, setShown] = useState<{ asked: string; pages: PagesShown }>({
    asked,
    pages: onePage,
  });
  const pages = shown.asked === asked ? shown.pages : onePage;
  const further = skip ? [] : furtherPages(filters, pages);
  const answers = useOperations('tickets.board', further);
  const columns = useMemo(
    () => (data?.columns ?? []).map((column) => withFurther(column, pages, answers)),
    [data, pages, answers],
  );
  const showMore = useStable((status: TicketStatus) =>
    setShown({ asked, pages: { ...pages, [status]: (pages[status] ?? 1) + 1 } }),
  );
  const matching = sum(data);
  return {
    columns,
    counts: data &&
      everything.data && {
        matching,
        all: sum(everything.data),
        hasShown: matching > 0,
      },
    error: error ?? everything.error,
    isFetching,
    refetch: () => {
      refetch();
      if (everything.error) everything.refetch();
    },
    showMore,
  };
}

function furtherPages(filters: BoardInput, pages: PagesShown): BoardInput[] {
  return Object.entries(pages).flatMap(([status, count]) =>
    Array.from({ length: count - 1 }, (_, index) => ({
      ...filters,
      column: status as TicketStatus,
      offset: (index + 1) * columnPageSize,
    })),
  );
}

function withFurther(
  { status, total, items }: Board['columns'][number],
  pages: PagesShown,
  answers: readonly (Board | undefined)[],
): TicketColumn {
  const further = answers
    .flatMap((answer) => answer?.columns ?? [])
    .filter((c) => c.status === status);
  // While a change is on its way, two pages may both have a ticket.
  const byId = new Map(
    [...items, ...further.flatMap((c) => c.items)].map((item) => [item.id, item]),
  );
  return {
    status,
    total,
    items: [...byId.values()],
    isLoading: further.length < (pages[status] ?? 1) - 1,
  };
}

function sum(board: Board | undefined): number {
  return (board?.columns ?? []).reduce((all, { total }) => all + total, 0);
}
