import { allowed, allowIf, type Decision, refused } from '../kernel/refusal.ts';
import { hasPermission, needs } from '../people/has-permission.ts';
import { type Actor, vendorUidOf } from '../people/roles.ts';
import { isTransitionAllowed, statusBefore } from './ticket-changes.ts';
import type { Ticket } from './ticket-schema.ts';
import { isCompleted, type TicketStatus, ticketStatuses } from './ticket-status.ts';

type Parties = Pick<Ticket, 'submittedBy' | 'assignedTo'>;

const isManager = (actor: Actor) => hasPermission(actor, 'tickets');

const isSubmitter = (actor: Actor, ticket: Parties) => ticket.submittedBy.uid === actor.uid;

/** False for what happened after a former owner left. */
const isInTime = ({ until }: Actor, at: string) => until === undefined || at < until;

const isAssignedVendor = (actor: Actor, ticket: Parties) =>
  actor.role === 'vendor' && ticket.assignedTo?.uid === vendorUidOf(actor);

/**
 * Residents see tickets they submitted, former owners those of their time, vendors those assigned to them,
 * administrators of tickets all.
 */
export function seesTicket(actor: Actor, ticket: Parties & Pick<Ticket, 'createdAt'>): boolean {
  if (actor.role === 'resident') {
    return isSubmitter(actor, ticket) && isInTime(actor, ticket.createdAt);
  }
  return isManager(actor) || isAssignedVendor(actor, ticket);
}

/** Internal messages are for administrators only. */
export function seesInternalMessages(actor: Actor): boolean {
  return isManager(actor);
}

/** Everyone who sees the ticket sees its messages, except internal ones, which are for administrators. */
export function seesMessage(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'createdAt'>,
  { isInternal, createdAt }: { readonly isInternal: boolean; readonly createdAt: string },
): boolean {
  const isReader = !isInternal || seesInternalMessages(actor);
  return seesTicket(actor, ticket) && isReader && isInTime(actor, createdAt);
}

/** Everyone who sees the ticket sees its files; a former owner does not see those of later. */
export function seesAttachment(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'createdAt' | 'attachments'>,
  fileId: string,
): boolean {
  const uploadedAt = ticket.attachments.find(({ id }) => id === fileId)?.uploadedAt;
  return seesTicket(actor, ticket) && isInTime(actor, uploadedAt ?? ticket.createdAt);
}

/** Only the vendor who submitted a ticket's invoice and administrators see it. */
export function seesTicketInvoice(
  actor: Actor,
  { vendorUid }: { readonly vendorUid: string },
): boolean {
  const isOwn = actor.role === 'vendor' && vendorUid === vendorUidOf(actor);
  return hasPermission(actor, 'money', 'vendors') || isOwn;
}

export function mayChangeStatus(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
  to: TicketStatus,
): Decision {
  if (isManager(actor)) return allowed;
  if (!isAssignedVendor(actor, ticket)) return refused('status-not-authorized');
  if (isTransitionAllowed(ticket.status, to)) return allowed;
  return refused('status-transition', { from: ticket.status, to });
}

/** Undoing the last status change needs the same permission as a change to the earlier status. */
export function mayMoveBack(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status' | 'statusHistory'>,
): Decision {
  const before = statusBefore(ticket);
  return before ? mayChangeStatus(actor, ticket, before) : refused('status-not-authorized');
}

/** Returns the statuses that a status control offers this person, without the current one. */
export function offeredStatuses(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
): TicketStatus[] {
  return ticketStatuses.filter(
    (status) => status !== ticket.status && mayChangeStatus(actor, ticket, status).ok,
  );
}

/** Residents can edit the description of their own tickets until they are closed. */
export function mayEditDescription(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
): Decision {
  if (isManager(actor)) return allowed;
  if (actor.role !== 'resident' || actor.until || !isSubmitter(actor, ticket)) {
    return refused('description-not-authorized');
  }
  return allowIf(ticket.status !== 'closed', 'ticket-closed');
}

/** The participants are the submitter and the assigned vendor; only administrators write internal notes. */
export function mayPostMessage(
  actor: Actor,
  ticket: Parties,
  message: { isInternal: boolean },
): Decision {
  if (isManager(actor)) return allowed;
  const takesPart = isSubmitter(actor, ticket) || isAssignedVendor(actor, ticket);
  return allowIf(
    actor.role !== 'admin' && !actor.until && takesPart && !message.isInternal,
    'message-not-authorized',
  );
}

/** Vendors create invoices only for their own work orders. */
export function mayInvoiceWorkOrder(actor: Actor, ticket: Parties): Decision {
  return allowIf(isAssignedVendor(actor, ticket), 'invoice-not-authorized');
}

/** A draft of the Invoices page can be submitted after its work order is resolved or closed. */
export function maySubmitInvoiceFor(
  actor: Actor,
  ticket: Parties & Pick<Ticket, 'status'>,
): Decision {
  return allowIf(
    isAssignedVendor(actor, ticket) && isCompleted(ticket.status),
    'invoice-not-authorized',
  );
}

/** From the work order itself, only the assigned vendor can create an invoice, only while the work is resolved. */
export function mayCreateInvoice(actor: Actor, ticket: Parties & Pick<Ticket, 'status'>): Decision {
  const isDone = ticket.status === 'resolved';
  return allowIf(isAssignedVendor(actor, ticket) && isDone, 'invoice-not-authorized');
}

/** The submitter and administrators see the ordered work of a ticket. */
export function seesOrderedWork(actor: Actor, ticket: Parties): boolean {
  return (
    isManager(actor) || (actor.role === 'resident' && !actor.until && isSubmitter(actor, ticket))
  );
}

export function mayAttach(actor: Actor, ticket: Parties): Decision {
  return allowIf(isManager(actor) || isAssignedVendor(actor, ticket), 'attachment-not-authorized');
}

/** Administrators remove any attachment, the assigned vendor only their own. */
export function mayDetach(
  actor: Actor,
  ticket: Parties,
  attachment: { uploadedBy: string },
): Decision {
  const isOwn = isAssignedVendor(actor, ticket) && attachment.uploadedBy === actor.uid;
  return allowIf(isManager(actor) || isOwn, 'attachment-not-authorized');
}

/** Only residents create tickets. */
export function mayCreateTicket(actor: Actor): Decision {
  return allowIf(actor.role === 'resident' && !actor.until, 'ticket-not-authorized');
}

export function mayCreateWorkItem(actor: Actor): Decision {
  return allowIf(isManager(actor), 'work-item-not-authorized');
}

export const mayAssign = needs('tickets');

type OrderState = Pick<Ticket, 'status' | 'statusHistory' | 'assignedTo'>;

/** Administrators change the due date of open work orders. */
export function mayChangeDueDate(actor: Actor, ticket: OrderState): Decision {
  const isAllowed = mayAssign(actor);
  if (!isAllowed.ok) return isAllowed;
  return allowIf(ticket.assignedTo !== undefined && !isCompleted(ticket.status), 'order-not-open');
}

/**
 * Only a work order that an administrator created can be withdrawn. A resident's ticket stays open if its vendor does
 * not do the work, and gets another vendor.
 */
export function mayWithdraw(actor: Actor, ticket: OrderState): Decision {
  const isOpen = mayChangeDueDate(actor, ticket);
  if (!isOpen.ok) return isOpen;
  return allowIf(ticket.statusHistory[0]?.status === 'vendor_assigned', 'order-not-open');
}
