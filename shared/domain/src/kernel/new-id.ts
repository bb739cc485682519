/** Returns a random UUID. Browsers offer `crypto.randomUUID` only on HTTPS and localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // The 4 is the version and the 8 the variant of a random UUID.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

const prefix = 'outbox-';

/** Returns the temporary id of a record written offline, until it is sent and gets its real id. */
export function outboxId(requestId: string): string {
  return prefix + requestId;
}

/** Returns true for the id of a record that was written offline and not sent yet. */
export function isOutboxId(id: string): boolean {
  return id.startsWith(prefix);
}
