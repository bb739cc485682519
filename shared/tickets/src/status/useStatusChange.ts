import type { Ticket, TicketStatus } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { findDraft, type Input, notify, type Output, useCommand } from '@hoa/shared';
import { useTicketText } from '../messages/index.ts';
import { moveOnBoard } from './move-on-board.ts';
import { useStatusCommand } from './useStatusCommand.ts';

type ChangeMany = Input<'tickets.changeStatusMany'>;

const showMany = {
  'tickets.board': (shown: Output<'tickets.board'>, { ticketIds, status }: ChangeMany) => {
    for (const id of ticketIds) moveOnBoard(shown, id, status);
  },
  'tickets.list': (shown: Output<'tickets.list'>, { ticketIds, status }: ChangeMany) => {
    for (const id of ticketIds) {
      const ticket = findDraft(shown.items, id);
      if (ticket) ticket.status = status;
    }
  },
};

/** The texts of a remote, in place of the default ones. */
export interface StatusChangeWords {
  readonly updated: (status: TicketStatus) => string;
  readonly failed: string;
}

/**
 * Changes the status of a ticket optimistically; a refusal rolls it back and shows the reason.
 * Returns whether the change was accepted.
 */
export function useStatusChange(words?: StatusChangeWords) {
  const text = useTicketText();
  const fail = useFailure();
  const change = useStatusCommand();
  return async (ticket: Pick<Ticket, 'id' | 'updatedAt'>, status: TicketStatus) => {
    try {
      await change(ticket, status);
      notify.success(words?.updated(status) ?? text.statusUpdated);
      return true;
    } catch (error) {
      fail(error, words?.failed ?? text.failedToUpdateStatus);
      return false;
    }
  };
}

/** The same for several tickets, all or none. */
export function useStatusChangeMany() {
  const text = useTicketText();
  const fail = useFailure();
  const [change, { isLoading }] = useCommand('tickets.changeStatusMany', showMany);
  const run = async (ticketIds: readonly string[], status: TicketStatus): Promise<boolean> => {
    try {
      await change({ ticketIds: [...ticketIds], status });
      notify.success(text.statusUpdated);
      return true;
    } catch (error) {
      fail(error, text.failedToUpdateStatus);
      return false;
    }
  };
  return [run, { isLoading }] as const;
}
