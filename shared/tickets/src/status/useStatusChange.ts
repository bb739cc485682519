import type { Ticket, TicketStatus } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { findDraft, type Input, notify, type Output, useActor, useCommand } from '@hoa/portal';
import { useCallback, useRef } from 'react';
import { placeInColumn } from '../board/place-in-column.ts';
import { useTicketText } from '../messages.ts';

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

/** The texts of a remote that replace the default ones. */
export interface StatusChangeWords {
  readonly updated: (status: TicketStatus) => string;
  readonly failed: string;
}

/**
 * Returns a function that changes the status of a ticket with an optimistic update; a refusal rolls it back and shows
 * the reason. An administrator, who can move tickets in any order, gets an Undo. The function resolves to true if the
 * change was accepted.
 */
export function useStatusChange(words?: StatusChangeWords) {
  const text = useTicketText();
  const fail = useFailure();
  const { change, moveBack } = useStatusCommand();
  const report = useReport(moveBack);
  return async (ticket: Pick<Ticket, 'id' | 'updatedAt'>, status: TicketStatus) => {
    try {
      const moved = await change(ticket, status);
      report(words?.updated(status) ?? text.statusUpdated, [moved]);
      return true;
    } catch (error) {
      fail(error, words?.failed ?? text.failedToUpdateStatus);
      return false;
    }
  };
}

/** Like `useStatusChange`, for several tickets, all or none. */
export function useStatusChangeMany() {
  const text = useTicketText();
  const fail = useFailure();
  const [change, { isLoading }] = useCommand('tickets.changeStatusMany', showMany);
  const { moveBack } = useStatusCommand();
  const report = useReport(moveBack);
  const run = async (
    tickets: readonly Pick<Ticket, 'id' | 'status'>[],
    status: TicketStatus,
  ): Promise<boolean> => {
    // Tickets that already have the status are not moved, so Undo must not move them.
    const toMove = new Set(
      tickets.filter((ticket) => ticket.status !== status).map(({ id }) => id),
    );
    try {
      const answered = await change({ ticketIds: tickets.map(({ id }) => id), status });
      report(
        text.statusUpdated,
        answered.filter(({ id }) => toMove.has(id)),
      );
      return true;
    } catch (error) {
      fail(error, text.failedToUpdateStatus);
      return false;
    }
  };
  return [run, { isLoading }] as const;
}

/** Reports that tickets were moved, with Undo for an administrator. */
function useReport(moveBack: StatusCommands['moveBack']) {
  const text = useTicketText();
  const fail = useFailure();
  const { role } = useActor();
  const undo = async (moved: readonly Ticket[]) => {
    try {
      await moveBack(moved);
      notify.success(text.movedBack({ n: moved.length }));
    } catch (error) {
      fail(error, text.failedToUpdateStatus);
    }
  };
  return (message: string, moved: readonly Ticket[]) => {
    if (role === 'admin' && moved.length > 0) {
      notify.undoable(message, text.undo, () => void undo(moved));
    } else notify.success(message);
  };
}

type SeenTicket = Pick<Ticket, 'id' | 'updatedAt'>;

interface StatusCommands {
  /** Resolves to the updated ticket. */
  readonly change: (seen: SeenTicket, status: TicketStatus) => Promise<Ticket>;
  /** Undoes the last move of these tickets, all or none, unless one has changed since. */
  readonly moveBack: (moved: readonly SeenTicket[]) => Promise<void>;
}

/**
 * Returns the commands, based on the version the person saw: if someone else has changed the ticket, they reject with
 * `conflict` and overwrite nothing. The person's own quick successive changes cause no conflict, even before the screen
 * shows the last one.
 */
function useStatusCommand(): StatusCommands {
  const [run] = useCommand('tickets.changeStatus', showOne);
  const [runBack] = useCommand('tickets.moveBack');
  const own = useRef(new Map<string, Promise<string>>());
  const change = useCallback(
    async ({ id, updatedAt }: SeenTicket, status: TicketStatus) => {
      const before = own.current.get(id);
      const send = async () => {
        const ownLatest = await before;
        const isOwnLater = ownLatest !== undefined && ownLatest > updatedAt;
        const expectedUpdatedAt = isOwnLater ? ownLatest : updatedAt;
        return run({ ticketId: id, status, expectedUpdatedAt });
      };
      const answer = send();
      own.current.set(
        id,
        answer.then(
          (ticket) => ticket.updatedAt,
          // A refused change has no effect: the last accepted one still counts.
          async () => (await before) ?? updatedAt,
        ),
      );
      return answer;
    },
    [run],
  );
  const moveBack = useCallback(
    async (moved: readonly SeenTicket[]) => {
      const tickets = moved.map(({ id, updatedAt }) => ({
        ticketId: id,
        expectedUpdatedAt: updatedAt,
      }));
      for (const { id, updatedAt } of await runBack({ tickets })) {
        own.current.set(id, Promise.resolve(updatedAt));
      }
    },
    [runBack],
  );
  return { change, moveBack };
}

/**
 * Moves a ticket of a cached board to the column of its new status, totals included. In an answer without that
 * column, such as a further page of one column, it stays where it is with its new status, by which
 * `shownColumns` shows it where it belongs. An answer that does not show the ticket, or shows it
 * there already, stays as it is: it may already include the move.
 */
function moveOnBoard(board: Output<'tickets.board'>, ticketId: string, status: TicketStatus): void {
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
