import * as z from 'zod/mini';

/** Names a request, so that one sent again because its answer was lost is not carried out twice. */
export const requestId = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));

export const repeatable = z.object({ requestId });
