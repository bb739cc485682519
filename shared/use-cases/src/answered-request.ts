import { isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** The stored answer to a request; `id` is `{uid}:{operation}:{requestId}`. */
export const answeredRequestSchema = z.object({
  id: z.string(),
  /** The checked input as JSON; earlier releases did not keep it. */
  input: z.optional(z.string()),
  answer: z.unknown(),
  at: isoDateSchema,
});

export type AnsweredRequest = z.infer<typeof answeredRequestSchema>;
