import { idSchema, isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { nothing } from '../contract/nothing.ts';
import type { ContractPart } from '../contract/schemas.ts';
import { waitingCommands } from '../operations.ts';

/** Something written offline, as its author sees it. */
const waitingItem = z.object({
  /** Also its id in lists until it is sent. */
  id: z.string(),
  createdAt: isoDateSchema,
  /** What it will become. */
  operation: z.enum(waitingCommands),
  /** What was written. */
  text: z.string(),
  /** Why it was refused when it was sent; without one it waits for its turn. */
  problem: z.optional(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
});

const oneItem = z.object({ id: idSchema });

/** The entries that wait in this browser; answered by the outbox around an adapter, not by adapters. */
export const outboxContract = {
  'outbox.list': { input: nothing, output: z.array(waitingItem) },
  /** Sends a refused one again, after those that wait. */
  'outbox.retry': { input: oneItem, output: nothing },
  /** Discards an entry and those that refer to it. */
  'outbox.discard': { input: oneItem, output: nothing },
} satisfies ContractPart;
