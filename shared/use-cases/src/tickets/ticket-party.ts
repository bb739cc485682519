/** The sides of a ticket that may have something to read; `admin` stands for every administrator. */
export const ticketParties = ['submitter', 'assignee', 'admin'] as const;

export type TicketParty = (typeof ticketParties)[number];
