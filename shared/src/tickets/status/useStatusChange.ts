import { findShown, type Input, notify, useCommand } from '@hoa/shared';
import type { Ticket, TicketStatus } from '../../domain/index.ts';
import { useTicketText } from '../messages/index.ts';
import { useFailure } from '../useFailure.ts';
import { useStatusCommand } from './useStatusCommand.ts';

type ChangeMany = Input<'tickets.changeStatusMany'>;

const showMany = {
  'tickets.list': (shown: Ticket[], { ticketIds, status }: ChangeMany) => {
    for (const id of ticketIds) {
      const ticket = findShown(shown, id);
      if (ticket) ticket.status = status;
    }
  },
};

/** What a remote says in its own words. */
export interface StatusChangeWords {
  readonly updated: (status: TicketStatus) => string;
  readonly failed: string;
}

/**
 * Gives a ticket another status: shown at once, taken back with the reason if it is refused.
 * Answers whether it was taken.
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
