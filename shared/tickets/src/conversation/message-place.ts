/** Where a message to a ticket is kept while it is typed. */
export const messagePlace = (ticketId: string) => `ticket:${ticketId}`;
