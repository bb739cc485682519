import { seesMessage, seesTicket } from '../../domain/index.ts';
import type { UseCase } from '../use-case.ts';
import { shownTicket, visibleTicket } from './shown-ticket.ts';

/** What the actor may see, latest activity first. */
export const listTickets: UseCase<'tickets.list'> = async ({ actor, repositories }, filters) => {
  const tickets = await repositories.tickets.list();
  return tickets
    .filter(
      (ticket) =>
        seesTicket(actor, ticket) &&
        (filters.category === undefined || ticket.category === filters.category) &&
        (filters.status === undefined || ticket.status === filters.status) &&
        (filters.priority === undefined || ticket.priority === filters.priority) &&
        (filters.assignedTo === undefined || ticket.assignedTo?.uid === filters.assignedTo),
    )
    .map((ticket) => shownTicket(ticket, actor))
    .sort((one, other) => inTime(other.lastActivity, one.lastActivity));
};

export const getTicket: UseCase<'tickets.get'> = async (context, { ticketId }) =>
  shownTicket(await visibleTicket(context, ticketId), context.actor);

/** The conversation, oldest first; internal notes for administrators only. */
export const listTicketMessages: UseCase<'tickets.messages'> = async (context, { ticketId }) => {
  const { actor, repositories } = context;
  const ticket = await visibleTicket(context, ticketId);
  const messages = await repositories.ticketMessages.list();
  return messages
    .filter((message) => message.ticketId === ticketId && seesMessage(actor, ticket, message))
    .sort((one, other) => inTime(one.createdAt, other.createdAt));
};

/** What is kept are UTC instants of one format: as texts they sort as in time, without parsing them. */
function inTime(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
