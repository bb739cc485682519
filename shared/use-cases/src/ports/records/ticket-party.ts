/** The sides of a ticket that have an unread mark; `admin` is all administrators. */
export const ticketParties = ['submitter', 'assignee', 'admin'] as const;

export type TicketParty = (typeof ticketParties)[number];
