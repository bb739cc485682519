import { allowed, allowIf, type Decision, refused } from '../refusal.ts';
import type { Actor } from '../roles.ts';
import type { Ticket } from '../schemas/ticket.ts';
import { type TicketStatus, ticketStatuses } from '../ticket-status.ts';
import { isTransitionAllowed } from './transitions.ts';

type Parties = Pick<Ticket, 'submittedBy' | 'assignedTo'>;

const isSubmitter = (actor: Actor, ticket: Parties) => ticket.submittedBy.uid === actor.uid;

const isAssignedVendor = (actor: Actor, ticket: Parties) =>
  actor.role === 'vendor' && ticket.assignedTo?.uid === actor.uid;

/** Residents see what they submitted, vendors what is assigned to them, admins everything. */
export function seesTicket(actor: Actor, ticket: Parties): boolean {
  if (actor.role === 'admin') return true;
  return actor.role === 'vendor' ? isAssignedVendor(actor, ticket) : isSubmitter(actor, ticket);
}

/** Internal messages are for admins only. */
export function seesInternalMessages(actor: Actor): boolean {
  return actor.role === 'admin';
}

/** A message of a ticket's conversation, for whoever sees the ticket; an internal one for admins. */
export function seesMessage(
  actor: Actor,
  ticket: Parties,
  { isInternal }: { readonly isInternal: boolean },
): boolean {
  return seesTicket(actor, ticket) && (!isInternal || seesInternalMessages(actor));
}

/** An invoice of a ticket is between the vendor who submitted it and the administrators. */
export function seesTicketInvoice(
  { role, uid }: Actor,
  { submittedBy }: { readonly submittedBy: { readonly uid: string } },
): boolean {
  return role === 'admin' || (role === 'vendor' && submittedBy.uid === uid);
}

export function mayChangeStatus(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
  to: TicketStatus,
): Decision {
  if (actor.role === 'admin') return allowed;
  if (!isAssignedVendor(actor, ticket)) return refused('status-not-authorized');
  if (isTransitionAllowed(ticket.status, to)) return allowed;
  return refused('status-transition', { from: ticket.status, to });
}

/** The statuses that a status control offers this person, without the current one. */
export function offeredStatuses(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
): TicketStatus[] {
  return ticketStatuses.filter(
    (status) => status !== ticket.status && mayChangeStatus(actor, ticket, status).ok,
  );
}

/** Residents edit the description of a ticket of their own until it is closed. */
export function mayEditDescription(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
): Decision {
  if (actor.role === 'admin') return allowed;
  if (actor.role !== 'resident' || !isSubmitter(actor, ticket)) {
    return refused('description-not-authorized');
  }
  return allowIf(ticket.status !== 'closed', 'ticket-closed');
}

/** The participants are the submitter and the assigned vendor; only admins write internal notes. */
export function mayPostMessage(
  actor: Actor,
  ticket: Parties,
  message: { isInternal: boolean },
): Decision {
  if (actor.role === 'admin') return allowed;
  const takesPart = isSubmitter(actor, ticket) || isAssignedVendor(actor, ticket);
  return allowIf(takesPart && !message.isInternal, 'message-not-authorized');
}

/** Only the assigned vendor, only once the work is resolved. */
export function mayCreateInvoice(actor: Actor, ticket: Parties & Pick<Ticket, 'status'>): Decision {
  const isDone = ticket.status === 'resolved';
  return allowIf(isAssignedVendor(actor, ticket) && isDone, 'invoice-not-authorized');
}

export function mayAttach(actor: Actor, ticket: Parties): Decision {
  return allowIf(
    actor.role === 'admin' || isAssignedVendor(actor, ticket),
    'attachment-not-authorized',
  );
}

/** Admins remove any attachment, the assigned vendor their own. */
export function mayDetach(
  actor: Actor,
  ticket: Parties,
  attachment: { uploadedBy: string },
): Decision {
  const isOwn = isAssignedVendor(actor, ticket) && attachment.uploadedBy === actor.uid;
  return allowIf(actor.role === 'admin' || isOwn, 'attachment-not-authorized');
}

/** New Ticket is for residents. */
export function mayCreateTicket(actor: Actor): Decision {
  return allowIf(actor.role === 'resident', 'ticket-not-authorized');
}

export function mayCreateWorkItem(actor: Actor): Decision {
  return allowIf(actor.role === 'admin', 'work-item-not-authorized');
}

export function mayAssign(actor: Actor): Decision {
  return allowIf(actor.role === 'admin', 'admins-only');
}
