import type { ValidationCode } from '@hoa/domain';
import { idSchema, isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { maxOffset, maxPageSize } from '../page-input.ts';

/** The page to return. Defaults: the list's own page size, from the start. */
export const pageFields = {
  limit: z.optional(z.int().check(z.gte(1), z.lte(maxPageSize))),
  offset: z.optional(z.int().check(z.gte(0), z.lte(maxOffset))),
};

/** Longer than any real search; each word costs the database time. */
const maxSearchLength = 200;

/** The search text of a list; see `searchedWords`. */
export const searchField = z.optional(
  z.string().check(z.maxLength(maxSearchLength, 'too-long' satisfies ValidationCode)),
);

export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** A column to sort by; by default the list has its own order. */
export function sortField<const Columns extends readonly string[]>(columns: Columns) {
  return z.optional(z.object({ column: z.enum(columns), direction: z.enum(['asc', 'desc']) }));
}

/**
 * The part of a conversation to return: the newest, or the part before a message. `before` is the time of that message
 * and `beforeId` its id; without `beforeId`, other messages of the same instant are skipped.
 */
export const conversationFields = {
  before: z.optional(isoDateSchema),
  beforeId: z.optional(idSchema),
  limit: pageFields.limit,
};

/** A part of a conversation, oldest first; `hasEarlier` is true if there are older messages. */
export function conversationOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), hasEarlier: z.boolean() });
}

/** An empty object: the input of an operation without parameters, or the output of one without a result. */
export const nothing = z.object({});
