import type { Ticket, TicketStatus } from '@hoa/domain';
import { findDraft, type Input, type Output, useCommand } from '@hoa/shared';
import { useCallback, useRef } from 'react';
import { moveOnBoard } from './move-on-board.ts';

type Change = Input<'tickets.changeStatus'>;

const optimistic = {
  'tickets.get': (shown: Ticket, { ticketId, status }: Change) => {
    if (shown.id === ticketId) shown.status = status;
  },
  'tickets.list': (shown: Output<'tickets.list'>, { ticketId, status }: Change) => {
    const ticket = findDraft(shown.items, ticketId);
    if (ticket) ticket.status = status;
  },
  'tickets.board': (shown: Output<'tickets.board'>, { ticketId, status }: Change) =>
    moveOnBoard(shown, ticketId, status),
};

/**
 * Changes the status of a ticket optimistically, based on the version the person saw: if somebody
 * else changed it, the answer is a conflict and nothing is overwritten. The person's own changes
 * in quick succession are no conflict, even before the screen shows the last one.
 */
export function useStatusCommand() {
  const [change] = useCommand('tickets.changeStatus', optimistic);
  const own = useRef(new Map<string, Promise<string>>());
  return useCallback(
    async ({ id, updatedAt }: Pick<Ticket, 'id' | 'updatedAt'>, status: TicketStatus) => {
      const before = own.current.get(id);
      const run = async () => {
        const ownLatest = await before;
        const isOwnLater = ownLatest !== undefined && ownLatest > updatedAt;
        const expectedUpdatedAt = isOwnLater ? ownLatest : updatedAt;
        return change({ ticketId: id, status, expectedUpdatedAt });
      };
      const answer = run();
      own.current.set(
        id,
        answer.then(
          (ticket) => ticket.updatedAt,
          () => updatedAt,
        ),
      );
      await answer;
    },
    [change],
  );
}
