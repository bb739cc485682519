import {
  asNotification,
  type Invoice,
  type Notice,
  type Permission,
  type Priority,
  permissionKey,
  personKey,
  type TicketPriority,
  type VendorNotificationType,
  vendorUidOf,
} from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { addNotification, addVendorNotification } from '../notifications/add-notification.ts';
import { hideNotification } from '../notifications/notifications.ts';
import type { StoredTicket } from '../ports/records.ts';

const noticePriority: Record<TicketPriority, Priority> = {
  low: 'low',
  normal: 'normal',
  high: 'high',
  urgent: 'high',
  safety: 'high',
};

/**
 * Notifies everyone who works for the assigned vendor, unless one of them did it.
 * @returns the uid of the vendor that is notified
 */
export function notifyVendor(
  context: UseCaseContext,
  ticket: StoredTicket,
  type: VendorNotificationType,
  notice: Notice,
): string | undefined {
  const { actor, now, newId } = context;
  const recipientUid = ticket.assignedTo?.uid;
  if (recipientUid === undefined || recipientUid === vendorUidOf(actor)) return undefined;
  addVendorNotification(context, {
    id: newId(),
    recipientUid,
    ...asNotification(withPriority(notice, ticket)),
    type,
    priority: noticePriority[ticket.priority],
    read: false,
    createdAt: now.toISOString(),
    actionUrl: `/vendor?item=${encodeURIComponent(ticket.id)}`,
    metadata: { ticketId: ticket.id, fromUser: actor.displayName },
  });
  return recipientUid;
}

/** Notifies the submitter, unless they did it themselves or are the vendor who is notified of it. */
export function notifySubmitter(
  context: UseCaseContext,
  ticket: StoredTicket,
  notice: Notice,
  vendorUid?: string,
): void {
  const recipients = submitterKeys(context, ticket, vendorUid);
  if (recipients.length > 0)
    addTicketNotification(context, ticket, 'maintenance', notice, recipients);
}

interface NotifiedAdmins {
  readonly type: 'message' | 'maintenance';
  /**
   * If true, the submitter is a recipient of the same notification, so that an administrator who submitted the ticket
   * gets it only once.
   */
  readonly withSubmitter?: boolean;
  /** The vendor who is notified of the same event. */
  readonly vendorUid?: string | undefined;
  readonly actionUrl?: string;
  /** The permissions of the administrators who are notified. */
  readonly permissions?: readonly Permission[];
}

/**
 * Notifies the administrators with a permission except the actor and the vendor who is notified of the same event. At most one statement.
 */
export async function notifyAdmins(
  context: UseCaseContext,
  ticket: StoredTicket,
  { type, withSubmitter = false, vendorUid, actionUrl, permissions = ['tickets'] }: NotifiedAdmins,
  notice: Notice,
): Promise<void> {
  const { actor, repositories } = context;
  const submitter = withSubmitter ? submitterKeys(context, ticket, vendorUid) : [];
  if (actor.role === 'admin') {
    if (submitter.length > 0)
      addTicketNotification(context, ticket, type, notice, submitter, actionUrl);
    return;
  }
  const id = addTicketNotification(
    context,
    ticket,
    type,
    notice,
    [...submitter, ...permissions.map(permissionKey)],
    actionUrl,
  );
  const uids = vendorUid === undefined ? [actor.uid] : [actor.uid, vendorUid];
  const where = { uid: { in: uids }, role: 'admin' };
  const memberships = await repositories.memberships.find({ where });
  for (const uid of new Set(memberships.map((membership) => membership.uid))) {
    hideNotification(context, id, uid);
  }
}

/** Notifies the administrators of a submitted invoice, with a link to it. */
export function notifyOfInvoice(
  context: UseCaseContext,
  ticket: StoredTicket,
  { id, amount }: Pick<Invoice, 'id' | 'amount'>,
  description: string,
): Promise<void> {
  const { displayName: name } = context.actor;
  const notice: Notice = {
    code: 'ticket-invoice',
    params: { ticketId: ticket.id, name, amount: String(amount), description },
  };
  const actionUrl = `/admin?tab=vendors&list=invoices&invoice=${encodeURIComponent(id)}`;
  return notifyAdmins(
    context,
    ticket,
    { type: 'message', actionUrl, permissions: ['money', 'vendors'] },
    notice,
  );
}

function submitterKeys(
  { actor }: UseCaseContext,
  { submittedBy: { uid } }: StoredTicket,
  vendorUid: string | undefined,
): string[] {
  return uid === actor.uid || uid === vendorUid ? [] : [personKey(uid)];
}

/** @returns the id of the notification */
function addTicketNotification(
  context: UseCaseContext,
  ticket: StoredTicket,
  type: 'message' | 'maintenance',
  notice: Notice,
  recipients: string[],
  actionUrl = `/tickets/${encodeURIComponent(ticket.id)}`,
): string {
  const { now, newId } = context;
  const id = newId();
  addNotification(context, {
    id,
    recipients,
    ...asNotification(withPriority(notice, ticket)),
    type,
    priority: noticePriority[ticket.priority],
    read: false,
    createdAt: now.toISOString(),
    actionUrl,
  });
  return id;
}

/** Adds the priority to the title of a safety ticket's notice. */
function withPriority(notice: Notice, { priority }: StoredTicket): Notice {
  return priority === 'safety' ? { ...notice, params: { ...notice.params, priority } } : notice;
}
