/** What every command accepts besides its own input. */
export interface Repeatable {
  /** Idempotency key: sent again with the same input, a command gets the first answer and is not carried out twice. */
  readonly requestId?: string | undefined;
}
