import type { Ticket, TicketStatus } from '../../domain/index.ts';

/** The tickets of each status, in their order. */
export function groupByStatus(tickets: readonly Ticket[]): Map<TicketStatus, Ticket[]> {
  const groups = new Map<TicketStatus, Ticket[]>();
  for (const ticket of tickets) {
    const group = groups.get(ticket.status);
    if (group) group.push(ticket);
    else groups.set(ticket.status, [ticket]);
  }
  return groups;
}
