import { idSchema, isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { nothing } from '../contract/lists.ts';
import type { ContractPart } from '../contract/schemas.ts';
import { waitingCommands } from '../operations.ts';

/** A queued command, as its author sees it. */
const waitingItem = z.object({
  /** Also used as the id in lists until it is sent. */
  id: z.string(),
  createdAt: isoDateSchema,
  operation: z.enum(waitingCommands),
  text: z.string(),
  /** The reason for its rejection; unset while it waits to be sent. */
  problem: z.optional(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
});

const oneItem = z.object({ id: idSchema });

/**
 * The commands queued in this browser. The outbox that wraps an adapter implements these operations, not the adapter.
 */
export const outboxContract = {
  'outbox.list': { input: nothing, output: z.array(waitingItem) },
  /** Queues a rejected entry again, at the end. */
  'outbox.retry': { input: oneItem, output: nothing },
  /** Discards an entry and the entries that refer to it. */
  'outbox.discard': { input: oneItem, output: nothing },
} satisfies ContractPart;
