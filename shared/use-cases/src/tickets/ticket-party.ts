/** The sides of a ticket that have an unread mark; `admin` stands for every administrator. */
export const ticketParties = ['submitter', 'assignee', 'admin'] as const;

export type TicketParty = (typeof ticketParties)[number];
