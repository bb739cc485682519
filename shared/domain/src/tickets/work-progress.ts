import { type Progress, progressOf, type TicketStatus, ticketStatuses } from './ticket-status.ts';

const statusesOf = (progress: Progress) =>
  ticketStatuses.filter((status) => progressOf[status] === progress);

/** The statuses of a work order that is assigned to a vendor and not done. */
export const activeStatuses: readonly TicketStatus[] = statusesOf('active');

/** The statuses of a ticket that is no longer open. */
export const completedStatuses: readonly TicketStatus[] = statusesOf('completed');

export function isCompleted(status: TicketStatus): boolean {
  return progressOf[status] === 'completed';
}

/** The ages that open tickets are counted by, in days: from `fromDays` up to `upToDays`, or without end. */
export const ticketAges = [
  { fromDays: 0, upToDays: 7 },
  { fromDays: 7, upToDays: 30 },
  { fromDays: 30, upToDays: 90 },
  { fromDays: 90, upToDays: null },
] as const;
