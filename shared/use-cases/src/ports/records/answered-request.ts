import { isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** The stored answer to a request; `id` is `{uid}:{operation}:{requestId}`. */
export const answeredRequestSchema = z.object({
  id: z.string(),
  /** The input as sent, as JSON, so that defaults added by a newer release do not make it another request. */
  sent: z.optional(z.string()),
  /** The checked input as JSON, written by the previous release. */
  input: z.optional(z.string()),
  answer: z.unknown(),
  at: isoDateSchema,
});

export type AnsweredRequest = z.infer<typeof answeredRequestSchema>;
