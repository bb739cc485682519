import type { Ticket, TicketStatus } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { findDraft, type Input, notify, type Output, useCommand } from '@hoa/shared';
import { useCallback, useRef } from 'react';
import { useTicketText } from '../messages/index.ts';
import { moveOnBoard } from './move-on-board.ts';

type Change = Input<'tickets.changeStatus'>;
type ChangeMany = Input<'tickets.changeStatusMany'>;

const showOne = {
  'tickets.get': (shown: Ticket, { ticketId, status }: Change) => {
    if (shown.id === ticketId) shown.status = status;
  },
  'tickets.list': (shown: Output<'tickets.list'>, { ticketId, status }: Change) =>
    setInList(shown, ticketId, status),
  'tickets.board': (shown: Output<'tickets.board'>, { ticketId, status }: Change) =>
    moveOnBoard(shown, ticketId, status),
};

const showMany = {
  'tickets.board': (shown: Output<'tickets.board'>, { ticketIds, status }: ChangeMany) => {
    for (const id of ticketIds) moveOnBoard(shown, id, status);
  },
  'tickets.list': (shown: Output<'tickets.list'>, { ticketIds, status }: ChangeMany) => {
    for (const id of ticketIds) setInList(shown, id, status);
  },
};

function setInList(list: Output<'tickets.list'>, ticketId: string, status: TicketStatus): void {
  const ticket = findDraft(list.items, ticketId);
  if (ticket) ticket.status = status;
}

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

/**
 * The command, based on the version the person saw: if somebody else changed the ticket, the answer is a conflict
 * and nothing is overwritten. The person's own changes in quick succession are no conflict, even before the screen
 * shows the last one.
 */
function useStatusCommand() {
  const [change] = useCommand('tickets.changeStatus', showOne);
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
