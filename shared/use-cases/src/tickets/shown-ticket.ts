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
import { laterOf, seesInternalMessages, seesTicket } from '@hoa/domain/tickets';
import { withPresentNames } from '../community/shown-people.ts';
import type { Kept } from '../ports/repository.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { StoredTicket } from './records.ts';
import type { TicketParty } from './ticket-party.ts';

/** The ticket if the actor may see it; otherwise it is not found, so that nobody learns which tickets there are. */
export async function visibleTicket(
  { actor, repositories }: UseCaseContext,
  ticketId: string,
): Promise<Kept<StoredTicket>> {
  const ticket = await repositories.tickets.get(ticketId);
  if (!ticket || !seesTicket(actor, ticket)) throw new PortalError('ticket-not-found');
  return ticket;
}

/** These tickets, each once, if the actor may see them all, or `ticket-not-found`; one statement. */
export async function visibleTickets(
  { actor, repositories }: UseCaseContext,
  ticketIds: readonly string[],
): Promise<Kept<StoredTicket>[]> {
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
 * The ticket as this person sees it: internal notes are neither counted nor dated for non-admins, who get no
 * email of the other party either.
 * A ticket that did not change is the same object again, so that long lists are cheap to compare.
 */
export function shownTicket(ticket: Kept<StoredTicket>, actor: Actor): Ticket {
  const party = partyOf(actor);
  const known = shownBefore.get(ticket) ?? {};
  const shown = known[party] ?? asSeenBy(ticket, actor);
  if (!known[party]) shownBefore.set(ticket, { ...known, [party]: shown });
  return shown;
}

/** Tickets as this person sees them, by the present names of those who submitted them; at most two statements. */
export async function shownTickets(
  context: Pick<UseCaseContext, 'actor' | 'repositories'>,
  tickets: readonly Kept<StoredTicket>[],
): Promise<Ticket[]> {
  const shown = tickets.map((ticket) => shownTicket(ticket, context.actor));
  const [submitters, vendors] = await Promise.all([
    withPresentNames(
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

/** The vendor who has the next step of each ticket, where that is work ordered for it; at most one statement. */
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

/** The vendor of the first open order that is in progress, or else of the first. */
export function orderVendor(
  orders: readonly Pick<Ticket, 'status' | 'assignedTo'>[],
): string | undefined {
  const open = orders.filter(({ status }) => !isCompleted(status));
  const next = open.find(({ status }) => status === 'in_progress') ?? open[0];
  return next?.assignedTo?.displayName;
}

const listedAs = new WeakMap<Ticket, Ticket>();

/** A ticket without whole texts; the same object again for the same ticket. */
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

function asSeenBy(kept: Kept<StoredTicket>, actor: Actor): Ticket {
  const { version, internalMessagesCount, lastActivityForAdmins, unreadFor, work, ...ticket } =
    kept;
  const shown = {
    ...ticket,
    // Those that were kept before a change counted as an activity do not say so.
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

/** Other people's emails are theirs to show: `tickets.get` answers those that they do. */
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

/** The side of a ticket that a person reads and writes on. */
export function partyOf({ role }: Actor): TicketParty {
  if (role === 'admin') return 'admin';
  return role === 'vendor' ? 'assignee' : 'submitter';
}

/** A changed ticket as it is kept: the change is an activity for administrators, too. */
export function withActivity(ticket: Kept<StoredTicket>): Kept<StoredTicket> {
  const { lastActivity, lastActivityForAdmins } = ticket;
  return { ...ticket, lastActivityForAdmins: laterOf(lastActivityForAdmins, lastActivity) };
}

/** A ticket as it is first kept, unread by the given sides. */
export function newStoredTicket(ticket: Ticket, unreadFor: TicketParty[]): StoredTicket {
  const { lastActivity } = ticket;
  return { ...ticket, internalMessagesCount: 0, lastActivityForAdmins: lastActivity, unreadFor };
}
