import {
  type Actor,
  allowIf,
  boardColumns,
  columnPageSize,
  excerptOf,
  isCompleted,
  mayReadInvoices,
  mayReadTickets,
  type Role,
  shownContact,
  type Ticket,
  type TicketInvoice,
  vendorUidOf,
} from '@hoa/domain';
import { seesInternalMessages, seesOrderedWork, withdrawalOf } from '@hoa/domain/tickets';
import { conversationPage, listPage } from '../kernel/conversation-page.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext } from '../kernel/use-case.ts';
import { withShownAuthors } from '../people/shown-people.ts';
import type { Versioned } from '../ports/repository.ts';
import { orderVendor, shownTicket, shownTickets, visibleTicket } from './shown-ticket.ts';
import { ticketOrder, ticketsWhere } from './tickets-where.ts';

/** The page size of My Tickets and Ticket Management. */
const defaultLimit = 25;

/** Lists the tickets that the actor may see and that match the filters, latest activity first by default. */
export const listTickets: UseCase<'tickets.list'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(mayReadTickets(actor));
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

/** The maximum number of a vendor's contacts to read. */
const maxContacts = 20;

/**
 * Adds the submitter's current name and the contact details that the parties choose to show; of a vendor, those of its
 * first contact who shows any. At most two statements.
 */
async function withParties({ actor, repositories }: UseCaseContext, ticket: Ticket) {
  // A former owner has nobody to contact about it.
  if (actor.until) return ticket;
  const { submittedBy, assignedTo } = ticket;
  const contacts = assignedTo
    ? await repositories.vendorContacts.find({
        where: { vendorUid: assignedTo.uid },
        limit: maxContacts,
      })
    : [];
  const contactUids = [...(assignedTo ? [assignedTo.uid] : []), ...contacts.map(({ id }) => id)];
  const uids = [submittedBy.uid, ...contactUids];
  const profiles = await repositories.profiles.getMany([...new Set(uids)]);
  const profileOf = (uid: string | undefined) => profiles.find(({ id }) => id === uid);
  const contactOf = (uid: string | undefined, role: Role) =>
    uid === actor.uid ? undefined : shownContact(role, profileOf(uid), actor.role);
  const { displayName = submittedBy.displayName } = profileOf(submittedBy.uid) ?? {};
  const submitter = contactOf(submittedBy.uid, 'resident');
  const assignee = contactUids.map((uid) => contactOf(uid, 'vendor')).find((one) => one);
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
    { ...input, ...endOf(actor, input) },
    unversioned,
  );
  return { ...part, items: await withShownAuthors(context, part.items) };
};

/** Returns where the conversation ends for a former owner, who does not see later messages. */
function endOf({ until }: Actor, { before }: { readonly before?: string | undefined }) {
  return until !== undefined && (before === undefined || before > until)
    ? { before: until, beforeId: undefined }
    : {};
}

/** Returns the columns of the actor's board, or only the requested one, each with a page of tickets. */
export const getTicketBoard: UseCase<'tickets.board'> = async (
  context,
  { column, limit = columnPageSize, offset, ...filters },
) => {
  const { actor, repositories } = context;
  const { tickets } = repositories;
  assertAllowed(allowIf(actor.role !== 'resident', 'vendors-only'));
  assertAllowed(mayReadTickets(actor));
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

const invoicesOnPage = 25;

/** Lists the vendor's own ticket invoices, or all for an administrator, optionally of one ticket; newest first. */
export const listTicketInvoices: UseCase<'ticketInvoices.list'> = async (
  { actor, repositories },
  { ticketId, limit = invoicesOnPage, offset },
) => {
  assertAllowed(mayReadInvoices(actor));
  const where = { ticketId, vendorUid: actor.role === 'admin' ? undefined : vendorUidOf(actor) };
  const [invoices, [all]] = await Promise.all([
    repositories.ticketInvoices.find({ where, orderBy: [['createdAt', 'desc']], limit, offset }),
    repositories.ticketInvoices.aggregate({ where, of: 'amount' }),
  ]);
  return { items: invoices.map(listedInvoice), total: all?.count ?? 0, amount: all?.sum ?? 0 };
};

function listedInvoice(invoice: Versioned<TicketInvoice>): TicketInvoice {
  const { description, notes } = invoice;
  return {
    ...unversioned(invoice),
    description: excerptOf(description),
    ...(notes && { notes: excerptOf(notes) }),
  };
}
