import * as z from 'zod/mini';

/** The input of an operation that asks for nothing, and the answer of one that has nothing to say. */
export const nothing = z.object({});
