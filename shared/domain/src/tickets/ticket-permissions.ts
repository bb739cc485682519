import { allowed, allowIf, type Decision, refused } from '../refusal.ts';
import type { Actor } from '../roles.ts';
import type { Ticket } from '../schemas/ticket.ts';
import { type TicketStatus, ticketStatuses } from '../ticket-status.ts';
import { isCompleted } from '../work-progress.ts';
import { statusBefore } from './ticket-changes.ts';
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

/** Taking the last move of a ticket back is a move like any other, to the status before it. */
export function mayMoveBack(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status' | 'statusHistory'>,
): Decision {
  const before = statusBefore(ticket);
  return before ? mayChangeStatus(actor, ticket, before) : refused('status-not-authorized');
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

/** An invoice is for a work order of the vendor's own. */
export function mayInvoiceWorkOrder(actor: Actor, ticket: Parties): Decision {
  return allowIf(isAssignedVendor(actor, ticket), 'invoice-not-authorized');
}

/** A draft of the Invoices page is handed in once its work order is resolved or closed. */
export function maySubmitInvoiceFor(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
): Decision {
  return allowIf(
    isAssignedVendor(actor, ticket) && isCompleted(ticket.status),
    'invoice-not-authorized',
  );
}

/** From the work order itself: only the assigned vendor, only while the work is resolved. */
export function mayCreateInvoice(actor: Actor, ticket: Parties & Pick<Ticket, 'status'>): Decision {
  const isDone = ticket.status === 'resolved';
  return allowIf(isAssignedVendor(actor, ticket) && isDone, 'invoice-not-authorized');
}

/** What was ordered for a ticket is shown to whoever submitted it and to the administrators. */
export function seesOrderedWork(actor: Actor, ticket: Parties): boolean {
  return actor.role === 'admin' || (actor.role === 'resident' && isSubmitter(actor, ticket));
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

type OrderState = Pick<Ticket, 'status' | 'statusHistory' | 'assignedTo'>;

/** The due date of what a vendor has to do. */
export function mayChangeDueDate(actor: Actor, ticket: OrderState): Decision {
  if (actor.role !== 'admin') return refused('admins-only');
  return allowIf(ticket.assignedTo !== undefined && !isCompleted(ticket.status), 'order-not-open');
}

/** Work items alone: a resident's ticket stays open when its vendor does not do it, and gets another one. */
export function mayWithdraw(actor: Actor, ticket: OrderState): Decision {
  const isOpen = mayChangeDueDate(actor, ticket);
  if (!isOpen.ok) return isOpen;
  return allowIf(ticket.statusHistory[0]?.status === 'vendor_assigned', 'order-not-open');
}
