import type { Input } from '../contract.ts';
import type { Operation } from '../operations.ts';
import { requestMemoryMs, type WaitingCommand, waitingCommands } from '../operations.ts';

export interface EntryOf<N extends WaitingCommand> {
  /** An outbox id; also the `requestId` it is sent with, unless it has another. */
  readonly id: string;
  /** The `requestId` it came with: it may have been carried out under it, with the answer lost. */
  readonly requestId?: string;
  readonly operation: N;
  readonly input: Input<N>;
  readonly createdAt: string;
  /** Its place in the queue: the lowest is sent first. */
  readonly place: number;
  /** The `requestId` it is sent with since it was sent again after the first one had expired. */
  readonly renewed?: { readonly requestId: string; readonly at: string };
  /** Why it was refused; it waits for its author then, not for the connection. */
  readonly problem?: Problem;
}

/** A PortalError's code and params. */
export interface Problem {
  readonly code: string;
  readonly params: Record<string, string>;
}

/** Something written offline and not sent yet. */
export type OutboxEntry = { [N in WaitingCommand]: EntryOf<N> }[WaitingCommand];

/** Whether its `requestId` is so old that a server may have forgotten carrying it out. */
export function hasExpired({ createdAt, renewed }: OutboxEntry, now: Date): boolean {
  return now.getTime() - Date.parse(renewed?.at ?? createdAt) > requestMemoryMs;
}

/** The words of an entry, as a list of entries shows them. */
export function writtenIn({ input }: OutboxEntry): string {
  if ('content' in input) return input.content;
  return ('description' in input && input.description) || '';
}

export function canWait(name: Operation): name is WaitingCommand {
  return waitingCommands.some((command) => command === name);
}

/** The entries of one command. */
export function entriesOf<N extends WaitingCommand>(
  name: N,
  entries: readonly OutboxEntry[],
): EntryOf<N>[] {
  return entries.filter((entry) => entry.operation === name) as OutboxEntry[] as EntryOf<N>[];
}

/** The ids of what a message or a comment belongs to. */
export function namedIn(input: object): string[] {
  const { ticketId, parentId } = input as { ticketId?: string; parentId?: string };
  return [ticketId, parentId].filter((id) => id !== undefined);
}
