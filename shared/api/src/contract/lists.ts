import type { ValidationCode } from '@hoa/domain';
import { idSchema, isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { largestOffset, largestPage } from '../page-input.ts';

/** How many are asked for, and after how many of the order. Left out: the list's own page size, from the start. */
export const pageFields = {
  limit: z.optional(z.int().check(z.gte(1), z.lte(largestPage))),
  offset: z.optional(z.int().check(z.gte(0), z.lte(largestOffset))),
};

/** Far more than anybody searches for; each word costs the database some work. */
const longestSearch = 200;

/** What to find in a list; see `searchedWords`. */
export const searchField = z.optional(
  z.string().check(z.maxLength(longestSearch, 'too-long' satisfies ValidationCode)),
);

/** A page of a list and how many there are in all. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** A column to sort by. Left out: the list's own order. */
export function sortField<const Columns extends readonly string[]>(columns: Columns) {
  return z.optional(z.object({ column: z.enum(columns), direction: z.enum(['asc', 'desc']) }));
}

/**
 * Which part of a conversation to read: the newest, or the part before an instant. `before` is when
 * that was said, `beforeId` its id: without it, others of the same instant are left out.
 */
export const conversationFields = {
  before: z.optional(isoDateSchema),
  beforeId: z.optional(idSchema),
  limit: pageFields.limit,
};

/** A part of a conversation, oldest first, and whether there is an earlier one. */
export function conversationOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), hasEarlier: z.boolean() });
}
