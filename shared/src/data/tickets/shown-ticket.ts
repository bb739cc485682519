import { type Actor, seesInternalMessages, seesTicket, type Ticket } from '../../domain/index.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { StoredTicket } from './records.ts';
import type { TicketParty } from './ticket-party.ts';

/** The ticket, or `ticket-not-found`. */
export async function storedTicket(
  { repositories }: UseCaseContext,
  ticketId: string,
): Promise<StoredTicket> {
  const ticket = await repositories.tickets.get(ticketId);
  if (!ticket) throw new PortalError('ticket-not-found');
  return ticket;
}

/** The ticket if the actor may see it; one of somebody else's is as good as unknown. */
export async function visibleTicket(
  context: UseCaseContext,
  ticketId: string,
): Promise<StoredTicket> {
  const ticket = await storedTicket(context, ticketId);
  if (!seesTicket(context.actor, ticket)) throw new PortalError('ticket-not-found');
  return ticket;
}

const shownBefore = new WeakMap<StoredTicket, Partial<Record<TicketParty, Ticket>>>();

/**
 * The ticket as this person sees it: internal notes are neither counted nor dated for non-admins.
 * A ticket that did not change is the same object again, so that long lists are cheap to compare.
 */
export function shownTicket(ticket: StoredTicket, actor: Actor): Ticket {
  const party = partyOf(actor);
  const known = shownBefore.get(ticket) ?? {};
  const shown = known[party] ?? asSeenBy(ticket, actor);
  if (!known[party]) shownBefore.set(ticket, { ...known, [party]: shown });
  return shown;
}

function asSeenBy({ internal, unreadFor, ...ticket }: StoredTicket, actor: Actor): Ticket {
  const shown = { ...ticket, hasUnreadMessages: unreadFor.includes(partyOf(actor)) };
  if (!seesInternalMessages(actor)) return shown;
  return {
    ...shown,
    messagesCount: ticket.messagesCount + internal.messagesCount,
    lastActivity: latest(ticket.lastActivity, internal.lastActivity),
  };
}

/** The side of a ticket that a person reads and writes on. */
export function partyOf({ role }: Actor): TicketParty {
  if (role === 'admin') return 'admin';
  return role === 'vendor' ? 'assignee' : 'submitter';
}

/** A ticket as it is first kept, unread by the given sides. */
export function newStoredTicket(ticket: Ticket, unreadFor: TicketParty[]): StoredTicket {
  return { ...ticket, internal: { messagesCount: 0 }, unreadFor };
}

function latest(one: string, other: string | undefined): string {
  return other !== undefined && other > one ? other : one;
}
