/** What every command accepts besides its own input. */
export interface Repeatable {
  /** Idempotency key: sent again with the same input, a command gets the first answer and is not carried out twice. */
  readonly requestId?: string | undefined;
}

/** How long the answer to a request is kept for repetitions. */
export const requestMemoryMs = 90 * 24 * 60 * 60 * 1000;
