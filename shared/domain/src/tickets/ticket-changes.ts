import type { Attachment } from '../documents/document-schema.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { Person } from '../people/person-schema.ts';
import type { StatusChange, Ticket } from './ticket-schema.ts';
import type { TicketStatus } from './ticket-status.ts';

/** Returns the ticket in another status, with the change in its history. */
export function withStatus(
  ticket: Ticket,
  status: TicketStatus,
  changedBy: string,
  now: Date,
  reason?: string,
): Ticket {
  const change = { status, changedBy, changedAt: now.toISOString() };
  return {
    ...ticket,
    status,
    ...changedAt(ticket, now),
    statusHistory: [...ticket.statusHistory, reason === undefined ? change : { ...change, reason }],
  };
}

/** Returns the change that withdrew a work order, with its reason; undefined for any other ticket. */
export function withdrawalOf({
  status,
  statusHistory,
}: Pick<Ticket, 'status' | 'statusHistory'>): StatusChange | undefined {
  const last = statusHistory.at(-1);
  return status === 'closed' && last?.reason !== undefined ? last : undefined;
}

/** Returns the status before the last change; undefined if the status never changed. */
export function statusBefore({
  statusHistory,
}: Pick<Ticket, 'statusHistory'>): TicketStatus | undefined {
  return statusHistory.at(-2)?.status;
}

/** Returns the ticket without what happened from `until` on, as its former owner may read it. */
export function ticketBefore<T extends Ticket>(ticket: T, until: string): T {
  const statusHistory = ticket.statusHistory.filter(({ changedAt }) => changedAt < until);
  return {
    ...ticket,
    status: statusHistory.at(-1)?.status ?? ticket.status,
    statusHistory,
    attachments: ticket.attachments.filter(({ uploadedAt }) => uploadedAt < until),
  };
}

const undecidedStatuses: readonly TicketStatus[] = ['new', 'in_review'];

/** Returns the status of a ticket after a vendor is assigned or work is ordered for it. */
export function statusOnAssignment(status: TicketStatus): TicketStatus {
  return undecidedStatuses.includes(status) ? 'vendor_assigned' : status;
}

type Moves = Pick<Ticket, 'status' | 'statusHistory'>;

/**
 * Returns the new status of a ticket after its ordered work changes status, or undefined if the ticket keeps its own.
 * The ticket starts with the work, and goes back with it unless it was changed since. Only an administrator completes
 * it.
 */
export function followingStatus(
  source: Moves,
  before: Moves,
  after: Moves,
): TicketStatus | undefined {
  if (after.status === 'in_progress') {
    return statusOnAssignment(source.status) === 'vendor_assigned' ? 'in_progress' : undefined;
  }
  const isBegunTogether =
    source.status === 'in_progress' &&
    before.status === 'in_progress' &&
    source.statusHistory.at(-1)?.changedAt === before.statusHistory.at(-1)?.changedAt;
  return isBegunTogether && after.status === 'vendor_assigned' ? statusBefore(source) : undefined;
}

export function withDescription(ticket: Ticket, description: string, now: Date): Ticket {
  return { ...ticket, description, ...changedAt(ticket, now) };
}

export function withDueDate(ticket: Ticket, dueDate: CalendarDay, now: Date): Ticket {
  return { ...ticket, dueDate, ...changedAt(ticket, now) };
}

export function withAssignee(ticket: Ticket, vendor: Person, now: Date): Ticket {
  const { uid, displayName, email } = vendor;
  return {
    ...ticket,
    assignedTo: { uid, displayName, email },
    ...changedAt(ticket, now),
  };
}

export function withAttachments(ticket: Ticket, added: readonly Attachment[], now: Date): Ticket {
  return {
    ...ticket,
    attachments: [...ticket.attachments, ...added],
    ...changedAt(ticket, now),
  };
}

export function withoutAttachment(ticket: Ticket, attachmentId: string, now: Date): Ticket {
  return {
    ...ticket,
    attachments: ticket.attachments.filter((attachment) => attachment.id !== attachmentId),
    ...changedAt(ticket, now),
  };
}

/**
 * Returns the current time, but always later than the previous `updatedAt`, so that clients can detect a stale version.
 * A change also counts as activity.
 */
function changedAt(
  ticket: Pick<Ticket, 'updatedAt' | 'lastActivity'>,
  now: Date,
): Pick<Ticket, 'updatedAt' | 'lastActivity'> {
  const instant = Math.max(now.getTime(), Date.parse(ticket.updatedAt) + 1);
  const updatedAt = new Date(instant).toISOString();
  return { updatedAt, lastActivity: laterOf(ticket.lastActivity, updatedAt) };
}

export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** The statuses that a ticket may change to from each status. A new status does not compile until its row is here. */
export const transitions: Record<TicketStatus, readonly TicketStatus[]> = {
  new: ['in_review', 'closed'],
  in_review: ['vendor_assigned', 'waiting_resident', 'closed'],
  vendor_assigned: ['in_progress', 'waiting_resident', 'closed'],
  in_progress: ['waiting_resident', 'resolved', 'closed'],
  waiting_resident: ['in_progress', 'resolved', 'closed'],
  resolved: ['closed', 'in_progress'],
  closed: [],
};

export function isTransitionAllowed(from: TicketStatus, to: TicketStatus): boolean {
  return transitions[from].includes(to);
}
