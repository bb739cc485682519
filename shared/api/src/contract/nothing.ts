import * as z from 'zod/mini';

/** An empty object: the input of an operation without parameters, or the output of one without a result. */
export const nothing = z.object({});
