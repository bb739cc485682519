/** Fields that every command accepts. */
export interface Repeatable {
  /**
   * Idempotency key: a retry with the same key and input returns the first response and does not run the command again.
   */
  readonly requestId?: string | undefined;
}
