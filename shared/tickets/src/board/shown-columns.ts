import type { Ticket, TicketStatus } from '@hoa/domain';
import type { Output } from '@hoa/shared';
import { placeInColumn } from './place-in-column.ts';

type Board = Output<'tickets.board'>;

/** A column as far as it has been read. */
export interface TicketColumn {
  readonly status: TicketStatus;
  readonly total: number;
  readonly items: readonly Ticket[];
  /** More of it is on its way. */
  readonly isLoading: boolean;
}

/** How many pages of each column are shown; 1 by default. */
export type PagesShown = { readonly [S in TicketStatus]?: number };

/**
 * The columns of a board with the further pages of each. A ticket that was moved while its page is read again stands
 * in the column of its status, and in none where the board has no such column.
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
  // What one answer shows in its new column already is in that answer's totals.
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

/** Without the tickets that have left the column, and with those that have come to it. */
function withMoved(column: TicketColumn, moved: readonly Ticket[]): TicketColumn {
  const items = column.items.filter(({ status }) => status === column.status);
  const come = moved.filter(({ status }) => status === column.status);
  for (const ticket of come) items.splice(placeInColumn(ticket, items), 0, ticket);
  const left = moved.filter((ticket) => column.items.includes(ticket));
  return { ...column, items, total: column.total - left.length + come.length };
}
