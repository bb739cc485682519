import { allowIf, boardColumns, columnPageSize, isCompleted } from '@hoa/domain';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import { shownTickets } from './shown-ticket.ts';
import { ticketOrder, ticketsWhere } from './tickets-where.ts';

/** Returns the columns of the actor's board, or only the requested one, each with a page of tickets. */
export const getTicketBoard: UseCase<'tickets.board'> = async (
  context,
  { column, limit = columnPageSize, offset, ...filters },
) => {
  const { actor, repositories } = context;
  const { tickets } = repositories;
  assertAllowed(allowIf(actor.role !== 'resident', 'vendors-only'));
  const statuses = boardColumns[actor.role].filter((status) => status === (column ?? status));
  const wanted = statuses.filter(
    (status) =>
      status === (filters.status ?? status) &&
      (filters.isOpen === undefined || filters.isOpen === !isCompleted(status)),
  );
  const where = { ...(await ticketsWhere(context, filters)), status: { in: wanted } };
  const [found, counts] = await Promise.all([
    tickets.find({ where, orderBy: ticketOrder(actor), limit, offset, per: 'status' }),
    tickets.aggregate({ where, groupBy: 'status' }),
  ]);
  const totals = new Map(counts.map(({ group, count }) => [group, count]));
  const shown = await shownTickets(context, found);
  return {
    columns: statuses.map((status) => ({
      status,
      total: totals.get(status) ?? 0,
      items: shown.filter((ticket) => ticket.status === status),
    })),
  };
};
