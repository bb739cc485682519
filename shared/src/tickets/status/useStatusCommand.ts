import { findShown, type Input, useCommand } from '@hoa/shared';
import { useCallback, useRef } from 'react';
import type { Ticket, TicketStatus } from '../../domain/index.ts';

type Change = Input<'tickets.changeStatus'>;

const atOnce = {
  'tickets.get': (shown: Ticket, { ticketId, status }: Change) => {
    if (shown.id === ticketId) shown.status = status;
  },
  'tickets.list': (shown: Ticket[], { ticketId, status }: Change) => {
    const ticket = findShown(shown, ticketId);
    if (ticket) ticket.status = status;
  },
};

/**
 * Gives a ticket another status, shown at once, as the person saw it: when somebody else has changed it meanwhile, the
 * answer is a conflict and nothing is overwritten. One's own changes in quick succession do not count as
 * somebody else's, though the screen may not show the last one yet.
 */
export function useStatusCommand() {
  const [change] = useCommand('tickets.changeStatus', atOnce);
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
