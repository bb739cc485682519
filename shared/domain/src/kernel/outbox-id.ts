const prefix = 'outbox-';

/** Returns the temporary id of a record written offline, until it is sent and gets its real id. */
export function outboxId(requestId: string): string {
  return prefix + requestId;
}

/** Returns true for the id of a record that was written offline and not sent yet. */
export function isOutboxId(id: string): boolean {
  return id.startsWith(prefix);
}
