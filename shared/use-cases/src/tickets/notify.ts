import {
  asNotification,
  everyAdminKey,
  type Invoice,
  type Notice,
  type Priority,
  personKey,
  type TicketPriority,
  type VendorNotificationType,
} from '@hoa/domain';
import { tell, tellVendor } from '../tell.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { StoredTicket } from './records.ts';

const noticePriority: Record<TicketPriority, Priority> = {
  low: 'low',
  normal: 'normal',
  high: 'high',
  urgent: 'high',
  safety: 'high',
};

/** Notifies the assigned vendor, unless they did it themselves. */
export function notifyVendor(
  context: UseCaseContext,
  ticket: StoredTicket,
  type: VendorNotificationType,
  notice: Notice,
): void {
  const { actor, now, newId } = context;
  const recipientUid = ticket.assignedTo?.uid;
  if (recipientUid === undefined || recipientUid === actor.uid) return;
  tellVendor(context, {
    id: newId(),
    recipientUid,
    ...asNotification(notice),
    type,
    priority: noticePriority[ticket.priority],
    read: false,
    createdAt: now.toISOString(),
    actionUrl: `/vendor?item=${encodeURIComponent(ticket.id)}`,
    metadata: { ticketId: ticket.id, fromUser: actor.displayName },
  });
}

/** Notifies the submitter, unless they did it themselves. */
export function notifySubmitter(
  context: UseCaseContext,
  ticket: StoredTicket,
  type: 'message' | 'maintenance',
  notice: Notice,
): void {
  const { uid } = ticket.submittedBy;
  if (uid !== context.actor.uid) leave(context, ticket, type, notice, personKey(uid));
}

/** Notifies the administrators, unless one of them did it. */
export function notifyAdmins(
  context: UseCaseContext,
  ticket: StoredTicket,
  type: 'message' | 'maintenance',
  notice: Notice,
): void {
  if (context.actor.role !== 'admin') leave(context, ticket, type, notice, everyAdminKey);
}

/** Tells the administrators of an invoice that was submitted; the notice leads to it. */
export function notifyOfInvoice(
  context: UseCaseContext,
  ticket: StoredTicket,
  { id, amount }: Pick<Invoice, 'id' | 'amount'>,
  description: string,
): void {
  const { displayName: name } = context.actor;
  const notice: Notice = {
    code: 'ticket-invoice',
    params: { ticketId: ticket.id, name, amount: String(amount), description },
  };
  const actionUrl = `/admin?tab=vendors&list=invoices&invoice=${encodeURIComponent(id)}`;
  leave(context, ticket, 'message', notice, everyAdminKey, actionUrl);
}

function leave(
  context: UseCaseContext,
  ticket: StoredTicket,
  type: 'message' | 'maintenance',
  notice: Notice,
  recipient: string,
  actionUrl = `/tickets/${encodeURIComponent(ticket.id)}`,
): void {
  const { now, newId } = context;
  tell(context, {
    id: newId(),
    recipients: [recipient],
    ...asNotification(notice),
    type,
    priority: noticePriority[ticket.priority],
    read: false,
    createdAt: now.toISOString(),
    actionUrl,
  });
}
