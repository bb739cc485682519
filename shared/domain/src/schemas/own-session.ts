import * as z from 'zod/mini';
import { isoDateSchema } from './iso-date.ts';

/** One sign-in of a person, on one device. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** What the browser says of itself (its `User-Agent`); '' when it says nothing. */
  device: z.string(),
  signedInAt: isoDateSchema,
  lastUsedAt: isoDateSchema,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;
