/** `ignored` mails are those of programs, and those that cannot be read. */
export type ReplyOutcome = 'posted' | 'refused' | 'ignored';

/**
 * Receives a mail (RFC 822). Posts it, or mails its sender why not, at most once for each Message-ID. Rejects with
 * `busy` or `unexpected` if it can be delivered again later.
 */
export type ReplyReceiver = (
  mail: AsyncIterable<Uint8Array>,
  traceId: string,
) => Promise<ReplyOutcome>;

/** A person in a thread, who answers its mails from one address. */
export interface ThreadOfPerson {
  readonly hoaId: string;
  readonly threadId: string;
  readonly uid: string;
}
