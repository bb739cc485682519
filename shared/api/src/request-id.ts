/** What any command may carry besides its own input. */
export interface Repeatable {
  /** Names the request: sent again with the same input, it is answered again and not carried out twice. */
  readonly requestId?: string | undefined;
}

/** How long an answer is kept for a repetition of its request. */
export const requestMemoryMs = 90 * 24 * 60 * 60 * 1000;
