import { columnPageSize, type TicketStatus } from '@hoa/domain';
import { useDeferredInput } from '@hoa/parts';
import { type Input, type Output, useOperation, useOperations } from '@hoa/portal';
import { useStable } from '@hoa/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { type ChosenFilters, type TicketAnswer, wantedFilters } from '../list/useTicketPage.ts';
import { type PagesShown, shownColumns, type TicketColumn } from './shown-columns.ts';

type BoardInput = Input<'tickets.board'>;
type Board = Output<'tickets.board'>;

export interface TicketBoardState extends TicketAnswer {
  readonly columns: readonly TicketColumn[];
  readonly showMore: (status: TicketStatus) => void;
}

const onePage: PagesShown = {};

/** From this many cards, a changed board is rendered in the background while the previous one stays visible. */
const longFrom = 50;

/** Returns the columns of the role's board with the matching tickets, one page each and more on request. */
export function useTicketBoard(
  list: ChosenFilters,
  { skip = false }: { readonly skip?: boolean } = {},
): TicketBoardState {
  // Deferred: the input is painted first, the board follows.
  const [filters, isLateToAsk] = useDeferredInput(wantedFilters(list));
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
  const answer = useMemo(
    () => boardAnswer(data, everything.data, pages, answers),
    [data, everything.data, pages, answers],
  );
  const drawn = useDeferredValue(answer);
  const isLate = answer.counts && (isLong(answer.columns) || isLong(drawn.columns));
  const { columns, counts } = isLate ? drawn : answer;
  const showMore = useStable((status: TicketStatus) =>
    setShown({ asked, pages: { ...pages, [status]: (pages[status] ?? 1) + 1 } }),
  );
  return {
    columns,
    counts,
    error: error ?? everything.error,
    isFetching: isLateToAsk || isFetching || columns !== answer.columns,
    refetch: () => {
      refetch();
      if (everything.error) everything.refetch();
    },
    showMore,
  };
}

/** Returns the columns of a board, and its counts after all data for them has loaded. */
function boardAnswer(
  data: Board | undefined,
  everything: Board | undefined,
  pages: PagesShown,
  answers: readonly (Board | undefined)[],
): Pick<TicketBoardState, 'columns' | 'counts'> {
  const columns = shownColumns(data?.columns ?? [], pages, answers);
  const matching = sum(columns);
  // A ticket that was moved from a further page off the board is missing in both counts.
  const all = everything === data ? matching : sum(shownColumns(everything?.columns ?? []));
  return { columns, counts: data && everything && { matching, all, hasShown: matching > 0 } };
}

function isLong(columns: readonly TicketColumn[]): boolean {
  return columns.flatMap(({ items }) => items).length >= longFrom;
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

function sum(columns: readonly TicketColumn[]): number {
  return columns.reduce((all, { total }) => all + total, 0);
}
