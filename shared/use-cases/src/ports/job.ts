/**
 * An effect outside the data, kept with the change that causes it, so that a crash after the change loses none.
 * `broadcast-mail`: send a broadcast by email to its audience.
 */
export type Job = { readonly type: 'broadcast-mail'; readonly broadcastId: string };

/** A job as it is kept until it is done. */
export interface KeptJob {
  /** The idempotency key: the same when the job runs again, which it does after a crash. */
  readonly key: string;
  readonly hoaId: string;
  /** When it was added. */
  readonly at: string;
  readonly job: Job;
}
