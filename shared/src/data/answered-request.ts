import * as z from 'zod/mini';
import { isoDateSchema } from '../domain/index.ts';

/** What a named request was answered; `id` is `{uid}:{operation}:{requestId}`. */
export const answeredRequestSchema = z.object({
  id: z.string(),
  answer: z.unknown(),
  at: isoDateSchema,
});

export type AnsweredRequest = z.infer<typeof answeredRequestSchema>;
