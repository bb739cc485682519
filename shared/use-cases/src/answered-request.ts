import { isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** The stored answer to a request; `id` is `{uid}:{operation}:{requestId}`. */
export const answeredRequestSchema = z.object({
  id: z.string(),
  /** Of the input as it was sent: what a newer release adds to it when it is checked makes no other request of it. */
  fingerprint: z.optional(z.string()),
  /** The checked input as JSON, in the release before. */
  input: z.optional(z.string()),
  answer: z.unknown(),
  at: isoDateSchema,
});

export type AnsweredRequest = z.infer<typeof answeredRequestSchema>;
