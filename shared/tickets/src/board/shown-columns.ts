import type { Ticket, TicketStatus } from '@hoa/domain';
import type { Output } from '@hoa/portal';
import { placeInColumn } from './place-in-column.ts';

type Board = Output<'tickets.board'>;

/** A column with the tickets loaded so far. */
export interface TicketColumn {
  readonly status: TicketStatus;
  readonly total: number;
  readonly items: readonly Ticket[];
  readonly isLoading: boolean;
}

/** The number of shown pages of each column; 1 by default. */
export type PagesShown = { readonly [S in TicketStatus]?: number };

/**
 * Returns the columns of a board with their further pages. While its page is refetched, a moved ticket appears in the
 * column of its new status, or nowhere if the board has no such column.
 */
export function shownColumns(
  columns: Board['columns'],
  pages: PagesShown = {},
  answers: readonly (Board | undefined)[] = [],
): TicketColumn[] {
  const whole = columns.map((column) => withFurther(column, pages, answers));
  const moved = whole.flatMap(({ status, items }) =>
    items.filter((ticket) => ticket.status !== status),
  );
  if (moved.length === 0) return whole;
  // A ticket that one response already has in its new column is counted in that response's totals.
  const arrived = new Set(
    whole.flatMap(({ status, items }) =>
      items.filter((ticket) => ticket.status === status).map(({ id }) => id),
    ),
  );
  const waiting = moved.filter(({ id }) => !arrived.has(id));
  return whole.map((column) => withMoved(column, waiting));
}

function withFurther(
  { status, total, items }: Board['columns'][number],
  pages: PagesShown,
  answers: readonly (Board | undefined)[],
): TicketColumn {
  const further = answers
    .flatMap((answer) => answer?.columns ?? [])
    .filter((column) => column.status === status);
  // While a change is being saved, a ticket may be on two pages.
  const byId = new Map(
    [...items, ...further.flatMap((column) => column.items)].map((item) => [item.id, item]),
  );
  return {
    status,
    total,
    items: [...byId.values()],
    isLoading: further.length < (pages[status] ?? 1) - 1,
  };
}

/** Removes the tickets that have left the column and adds those that have moved to it. */
function withMoved(column: TicketColumn, moved: readonly Ticket[]): TicketColumn {
  const items = column.items.filter(({ status }) => status === column.status);
  const come = moved.filter(({ status }) => status === column.status);
  for (const ticket of come) items.splice(placeInColumn(ticket, items), 0, ticket);
  const left = moved.filter((ticket) => column.items.includes(ticket));
  return { ...column, items, total: column.total - left.length + come.length };
}
