import type { TicketStatus } from './ticket-status.ts';

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
