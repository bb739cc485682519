import { isCompleted } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records/tickets.ts';

const minuteMs = 60_000;

/**
 * Sets the completion time of a ticket that was completed, and removes it from one that was reopened. Undoing a
 * reopening restores the former completion time.
 */
export function withCompletion<T extends StoredTicket>(ticket: T, now: Date, isBack: boolean): T {
  const { completedAt, formerCompletedAt, ...work } = ticket.work ?? {};
  if (!isCompleted(ticket.status)) {
    return { ...ticket, work: completedAt ? { ...work, formerCompletedAt: completedAt } : work };
  }
  const former = isBack ? formerCompletedAt : undefined;
  return { ...ticket, work: { ...work, completedAt: completedAt ?? former ?? now.toISOString() } };
}

/** Sets the response time when the vendor answers or moves the ticket for the first time. */
export function withResponse<T extends StoredTicket>(
  ticket: T,
  { actor, now }: Pick<UseCaseContext, 'actor' | 'now'>,
): T {
  const isFirst =
    ticket.status === 'vendor_assigned' &&
    ticket.assignedTo?.uid === actor.uid &&
    ticket.work?.responseMinutes === undefined;
  if (!isFirst) return ticket;
  const assignedAt = ticket.statusHistory.at(-1)?.changedAt ?? ticket.createdAt;
  const responseMinutes = Math.round((now.getTime() - Date.parse(assignedAt)) / minuteMs);
  return { ...ticket, work: { ...ticket.work, responseMinutes: Math.max(0, responseMinutes) } };
}
