import type { Ticket, TicketStatus } from '@hoa/domain';
import { findDraft, type Output } from '@hoa/shared';

/**
 * Moves a ticket of a cached board to the column of its new status, totals included. An answer that does not
 * show the ticket, or shows it there already, stays as it is: it may know of the move.
 */
export function moveOnBoard(
  board: Output<'tickets.board'>,
  ticketId: string,
  status: TicketStatus,
): void {
  for (const from of board.columns) {
    const ticket = findDraft(from.items, ticketId);
    if (!ticket || from.status === status) continue;
    from.items = from.items.filter(({ id }) => id !== ticketId);
    from.total -= 1;
    const to = board.columns.find((column) => column.status === status);
    if (!to) return;
    to.items.splice(placeOf(ticket, to.items), 0, { ...ticket, status });
    to.total += 1;
    return;
  }
}

/** Columns are in the order of the latest activity, equal ones by id. */
function placeOf({ id, lastActivity }: Ticket, items: readonly Ticket[]): number {
  const at = items.findIndex(
    (other) =>
      other.lastActivity < lastActivity || (other.lastActivity === lastActivity && other.id > id),
  );
  return at < 0 ? items.length : at;
}
