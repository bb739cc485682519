import type { TicketStatus } from '@hoa/domain';
import { findDraft, type Output } from '@hoa/portal';
import { placeInColumn } from '../board/place-in-column.ts';

/**
 * Moves a ticket of a cached board to the column of its new status, totals included. In an answer without that
 * column, such as a further page of one column, it stays where it is with its new status, by which
 * `shownColumns` shows it where it belongs. An answer that does not show the ticket, or shows it
 * there already, stays as it is: it may already include the move.
 */
export function moveOnBoard(
  board: Output<'tickets.board'>,
  ticketId: string,
  status: TicketStatus,
): void {
  for (const from of board.columns) {
    const ticket = findDraft(from.items, ticketId);
    if (!ticket || from.status === status) continue;
    const to = board.columns.find((column) => column.status === status);
    if (!to) {
      ticket.status = status;
      return;
    }
    from.items = from.items.filter(({ id }) => id !== ticketId);
    from.total -= 1;
    to.items.splice(placeInColumn(ticket, to.items), 0, { ...ticket, status });
    to.total += 1;
    return;
  }
}
