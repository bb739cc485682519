/** Returns the key of an unsent message to a ticket. */
export const messagePlace = (ticketId: string) => `ticket:${ticketId}`;
