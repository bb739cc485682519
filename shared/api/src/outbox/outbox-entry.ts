import type { Input } from '../contract.ts';
import { requestMemoryMs, type WaitingCommand } from '../operations.ts';

export interface EntryOf<N extends WaitingCommand> {
  /** An outbox id; by default also the `requestId` it is sent with. */
  readonly id: string;
  /** The `requestId` of the original command, which may have run although its response was lost. */
  readonly requestId?: string;
  readonly operation: N;
  readonly input: Input<N>;
  readonly createdAt: string;
  /** The position in the queue; the lowest is sent first. */
  readonly place: number;
  /** A new `requestId`, from the retry after the first one had expired. */
  readonly renewed?: { readonly requestId: string; readonly at: string };
  /** The reason for its rejection. A rejected entry waits for its author, not for the connection. */
  readonly problem?: Problem;
}

export interface Problem {
  readonly code: string;
  readonly params: Record<string, string>;
}

/** A command that was written offline and is not sent yet. */
export type OutboxEntry = { [N in WaitingCommand]: EntryOf<N> }[WaitingCommand];

/** Returns true if the `requestId` is so old that a server may no longer recognize a retry. */
export function hasExpired({ createdAt, renewed }: OutboxEntry, now: Date): boolean {
  return now.getTime() - Date.parse(renewed?.at ?? createdAt) > requestMemoryMs;
}

/** Returns an entry's text, for lists of entries. */
export function textOf({ input }: OutboxEntry): string {
  if ('content' in input) return input.content;
  return ('description' in input && input.description) || '';
}

export function entriesOf<N extends WaitingCommand>(
  name: N,
  entries: readonly OutboxEntry[],
): EntryOf<N>[] {
  return entries.filter((entry) => entry.operation === name) as OutboxEntry[] as EntryOf<N>[];
}

/** Returns the ids of the records that a message or comment belongs to. */
export function referencedIds(input: object): string[] {
  const { ticketId, parentId } = input as { ticketId?: string; parentId?: string };
  return [ticketId, parentId].filter((id) => id !== undefined);
}
