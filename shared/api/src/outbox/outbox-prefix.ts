/** The prefix of the outbox's storage keys. */
export const outboxPrefix = 'hoa:outbox:';
