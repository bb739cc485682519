/** The beginning of every key that the outbox keeps entries under. */
export const outboxPrefix = 'hoa:outbox:';
