/**
 * An effect outside the data, kept with the change that causes it, so that a crash after the change loses none.
 * `broadcast-mail`: send a broadcast by email to its audience.
 */
export type Job = { readonly type: 'broadcast-mail'; readonly broadcastId: string };
