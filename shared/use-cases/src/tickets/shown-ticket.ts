import { PortalError } from '@hoa/api';
import {
  type Actor,
  activeStatuses,
  completedStatuses,
  excerptOf,
  isCompleted,
  isWholeText,
  type Person,
  type Ticket,
} from '@hoa/domain';
import { laterOf, seesInternalMessages, seesTicket, ticketBefore } from '@hoa/domain/tickets';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { withCurrentNames } from '../people/shown-people.ts';
import type { StoredTicket, TicketParty } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';

/**
 * Returns the ticket if the actor may see it. Otherwise rejects with `ticket-not-found`, which does not reveal that it
 * exists.
 */
export async function visibleTicket(
  { actor, repositories }: UseCaseContext,
  ticketId: string,
): Promise<Versioned<StoredTicket>> {
  const ticket = await repositories.tickets.get(ticketId);
  if (!ticket || !seesTicket(actor, ticket)) throw new PortalError('ticket-not-found');
  return ticket;
}

/**
 * Returns the distinct tickets, or rejects with `ticket-not-found` if the actor may not see all of them; one statement.
 */
export async function visibleTickets(
  { actor, repositories }: UseCaseContext,
  ticketIds: readonly string[],
): Promise<Versioned<StoredTicket>[]> {
  const ids = [...new Set(ticketIds)];
  const known = new Map(
    (await repositories.tickets.getMany(ids)).map((ticket) => [ticket.id, ticket]),
  );
  return ids.map((id) => {
    const ticket = known.get(id);
    if (!ticket || !seesTicket(actor, ticket)) throw new PortalError('ticket-not-found');
    return ticket;
  });
}

const shownBefore = new WeakMap<StoredTicket, Partial<Record<TicketParty, Ticket>>>();

/**
 * Returns the ticket as the actor sees it. For non-administrators, internal notes do not affect counts and dates, and
 * other people's emails are removed.
 * Returns the same object for an unchanged ticket, so that comparing long lists is cheap.
 */
export function shownTicket(ticket: Versioned<StoredTicket>, actor: Actor): Ticket {
  if (actor.until) return asSeenBy(ticketBefore(ticket, actor.until), actor);
  const party = partyOf(actor);
  const known = shownBefore.get(ticket) ?? {};
  const shown = known[party] ?? asSeenBy(ticket, actor);
  if (!known[party]) shownBefore.set(ticket, { ...known, [party]: shown });
  return shown;
}

/** Returns the tickets as the actor sees them, with the submitters' current names; at most two statements. */
export async function shownTickets(
  context: Pick<UseCaseContext, 'actor' | 'repositories'>,
  tickets: readonly Versioned<StoredTicket>[],
): Promise<Ticket[]> {
  const shown = tickets.map((ticket) => shownTicket(ticket, context.actor));
  const [submitters, vendors] = await Promise.all([
    withCurrentNames(
      context,
      shown.map(({ submittedBy }) => submittedBy),
    ),
    orderVendors(context, shown),
  ]);
  return shown.map(listedTicket).map((ticket, index) => {
    const submittedBy = submitters[index] ?? ticket.submittedBy;
    const isSame = submittedBy.displayName === ticket.submittedBy.displayName;
    const orderedFrom = vendors.get(ticket.id);
    if (orderedFrom !== undefined) return { ...ticket, submittedBy, orderedFrom };
    return isSame ? ticket : { ...ticket, submittedBy };
  });
}

/** Returns, by ticket id, the vendor of the ordered work; at most one statement. */
async function orderVendors(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  tickets: readonly Ticket[],
): Promise<ReadonlyMap<string, string>> {
  const ids = tickets
    .filter(({ status, assignedTo }) => !assignedTo && activeStatuses.includes(status))
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const orders = await repositories.tickets.find({
    where: { orderedFor: { in: ids }, status: { notIn: completedStatuses } },
    orderBy: [['createdAt', 'asc']],
  });
  return new Map(
    ids.flatMap((id) => {
      const vendor = orderVendor(orders.filter(({ orderedFor }) => orderedFor === id));
      return vendor === undefined ? [] : [[id, vendor] as const];
    }),
  );
}

/** Returns the vendor of the first ordered work in progress, or otherwise of the first that is open. */
export function orderVendor(
  orders: readonly Pick<Ticket, 'status' | 'assignedTo'>[],
): string | undefined {
  const open = orders.filter(({ status }) => !isCompleted(status));
  const next = open.find(({ status }) => status === 'in_progress') ?? open[0];
  return next?.assignedTo?.displayName;
}

const listedAs = new WeakMap<Ticket, Ticket>();

/** Shortens the ticket's texts for lists. Returns the same object for the same ticket. */
function listedTicket(ticket: Ticket): Ticket {
  const { description, specialInstructions } = ticket;
  if (isWholeText(description) && isWholeText(specialInstructions ?? '')) return ticket;
  const known = listedAs.get(ticket);
  if (known) return known;
  const listed = {
    ...ticket,
    description: excerptOf(description),
    ...(specialInstructions && { specialInstructions: excerptOf(specialInstructions) }),
  };
  listedAs.set(ticket, listed);
  return listed;
}

function asSeenBy(kept: Versioned<StoredTicket>, actor: Actor): Ticket {
  const { version, internalMessagesCount, lastActivityForAdmins, unreadFor, work, ...ticket } =
    kept;
  const shown = {
    ...ticket,
    // Tickets stored before changes counted as activity have a `lastActivity` that is too early.
    lastActivity: laterOf(ticket.lastActivity, ticket.updatedAt),
    hasUnreadMessages: unreadFor.includes(partyOf(actor)),
  };
  if (!seesInternalMessages(actor)) return withoutEmails(shown, actor);
  return {
    ...shown,
    messagesCount: ticket.messagesCount + internalMessagesCount,
    lastActivity: laterOf(lastActivityForAdmins, shown.lastActivity),
  };
}

/** Removes other people's emails. `tickets.get` adds those that their owners choose to show. */
function withoutEmails(ticket: Ticket, { uid }: Actor): Ticket {
  const { submittedBy, assignedTo } = ticket;
  const shown = <P extends Person>(person: P): P =>
    person.uid === uid ? person : { ...person, email: '' };
  return {
    ...ticket,
    submittedBy: shown(submittedBy),
    ...(assignedTo && { assignedTo: shown(assignedTo) }),
  };
}

/** Returns the party that a person belongs to in a ticket. */
export function partyOf({ role }: Actor): TicketParty {
  if (role === 'admin') return 'admin';
  return role === 'vendor' ? 'assignee' : 'submitter';
}

/** Returns the changed ticket with the change counted as activity for administrators, too. */
export function withActivity(ticket: Versioned<StoredTicket>): Versioned<StoredTicket> {
  const { lastActivity, lastActivityForAdmins } = ticket;
  return { ...ticket, lastActivityForAdmins: laterOf(lastActivityForAdmins, lastActivity) };
}

/** Returns a new ticket as stored, unread by the given parties. */
export function newStoredTicket(ticket: Ticket, unreadFor: TicketParty[]): StoredTicket {
  const { lastActivity } = ticket;
  return { ...ticket, internalMessagesCount: 0, lastActivityForAdmins: lastActivity, unreadFor };
}
