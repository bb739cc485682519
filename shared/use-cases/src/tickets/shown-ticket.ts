import { PortalError } from '@hoa/api';
import type { Actor, Ticket } from '@hoa/domain';
import { seesInternalMessages, seesTicket } from '@hoa/domain/tickets';
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
 * The ticket as this person sees it: internal notes are neither counted nor dated for non-admins.
 * A ticket that did not change is the same object again, so that long lists are cheap to compare.
 */
export function shownTicket(ticket: Kept<StoredTicket>, actor: Actor): Ticket {
  const party = partyOf(actor);
  const known = shownBefore.get(ticket) ?? {};
  const shown = known[party] ?? asSeenBy(ticket, actor);
  if (!known[party]) shownBefore.set(ticket, { ...known, [party]: shown });
  return shown;
}

function asSeenBy(kept: Kept<StoredTicket>, actor: Actor): Ticket {
  const { version, internalMessagesCount, lastActivityForAdmins, unreadFor, work, ...ticket } =
    kept;
  const shown = { ...ticket, hasUnreadMessages: unreadFor.includes(partyOf(actor)) };
  if (!seesInternalMessages(actor)) return shown;
  return {
    ...shown,
    messagesCount: ticket.messagesCount + internalMessagesCount,
    lastActivity: lastActivityForAdmins,
  };
}

/** The side of a ticket that a person reads and writes on. */
export function partyOf({ role }: Actor): TicketParty {
  if (role === 'admin') return 'admin';
  return role === 'vendor' ? 'assignee' : 'submitter';
}

/** A ticket as it is first kept, unread by the given sides. */
export function newStoredTicket(ticket: Ticket, unreadFor: TicketParty[]): StoredTicket {
  const { lastActivity } = ticket;
  return { ...ticket, internalMessagesCount: 0, lastActivityForAdmins: lastActivity, unreadFor };
}
