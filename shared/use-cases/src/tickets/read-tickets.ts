import { type Role, shownContact, type Ticket } from '@hoa/domain';
import { seesInternalMessages, seesOrderedWork, withdrawalOf } from '@hoa/domain/tickets';
import { conversationPage } from '../kernel/conversation-page.ts';
import { listPage } from '../kernel/list-page.ts';
import { unversioned } from '../kernel/unversioned.ts';
import type { UseCase, UseCaseContext } from '../kernel/use-case.ts';
import { withShownAuthors } from '../people/shown-people.ts';
import { orderVendor, shownTicket, shownTickets, visibleTicket } from './shown-ticket.ts';
import { ticketOrder, ticketsWhere } from './tickets-where.ts';

/** The page size of My Tickets and Ticket Management. */
const defaultLimit = 25;

/** Lists the tickets that the actor may see and that match the filters, latest activity first by default. */
export const listTickets: UseCase<'tickets.list'> = async (context, input) => {
  const { actor, repositories } = context;
  const page = await listPage(
    repositories.tickets,
    { where: await ticketsWhere(context, input), orderBy: ticketOrder(actor, input.sort) },
    input,
    defaultLimit,
    (ticket) => ticket,
  );
  return { ...page, items: await shownTickets(context, page.items) };
};

const maxOrderedWork = 100;

/** Returns a ticket with its ordered work and the contact details that its parties choose to show. */
export const getTicket: UseCase<'tickets.get'> = async (context, { ticketId }) => {
  const { actor, repositories } = context;
  const ticket = await visibleTicket(context, ticketId);
  const shown = await withParties(context, shownTicket(ticket, actor));
  if (!seesOrderedWork(actor, ticket)) return shown;
  const ordered = await repositories.tickets.find({
    where: { orderedFor: ticket.id },
    orderBy: [['createdAt', 'asc']],
    limit: maxOrderedWork,
  });
  if (ordered.length === 0) return shown;
  const orderedWork = ordered.map((order) => ({
    id: order.id,
    title: order.title,
    status: order.status,
    dueDate: order.dueDate,
    vendorName: order.assignedTo?.displayName,
    ...(withdrawalOf(order) && { isWithdrawn: true }),
  }));
  const orderedFrom = ticket.assignedTo ? undefined : orderVendor(ordered);
  return { ...shown, orderedWork, ...(orderedFrom !== undefined && { orderedFrom }) };
};

/** Adds the submitter's current name and the contact details that the parties choose to show; one statement. */
async function withParties({ actor, repositories }: UseCaseContext, ticket: Ticket) {
  const { submittedBy, assignedTo } = ticket;
  const uids = [submittedBy, assignedTo].flatMap((person) => person?.uid ?? []);
  const profiles = await repositories.profiles.getMany([...new Set(uids)]);
  const profileOf = (uid: string | undefined) => profiles.find(({ id }) => id === uid);
  const contactOf = (uid: string | undefined, role: Role) =>
    uid === actor.uid ? undefined : shownContact(role, profileOf(uid), actor.role);
  const { displayName = submittedBy.displayName } = profileOf(submittedBy.uid) ?? {};
  const submitter = contactOf(submittedBy.uid, 'resident');
  const assignee = contactOf(assignedTo?.uid, 'vendor');
  return {
    ...ticket,
    submittedBy: { ...submittedBy, displayName },
    ...((submitter || assignee) && {
      contacts: { ...(submitter && { submitter }), ...(assignee && { assignee }) },
    }),
  };
}

/** Lists the latest part of the conversation, or the part before `before`; oldest first. */
export const listTicketMessages: UseCase<'tickets.messages'> = async (context, input) => {
  const { actor, repositories } = context;
  const { id: ticketId } = await visibleTicket(context, input.ticketId);
  // Internal notes are for administrators only.
  const isInternal = seesInternalMessages(actor) ? undefined : false;
  const part = await conversationPage(
    repositories.ticketMessages,
    { ticketId, isInternal },
    input,
    unversioned,
  );
  return { ...part, items: await withShownAuthors(context, part.items) };
};
