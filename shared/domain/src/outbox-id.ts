const prefix = 'outbox-';

/** The id of something written offline, until it is sent and gets its own. */
export function outboxId(requestId: string): string {
  return prefix + requestId;
}

/** Whether something was written offline and has not been sent. */
export function isOutboxId(id: string): boolean {
  return id.startsWith(prefix);
}
