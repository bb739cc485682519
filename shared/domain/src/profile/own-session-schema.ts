import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';

/** A person's session on one device. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** The browser's `User-Agent`; '' if missing. */
  device: z.string(),
  signedInAt: isoDateSchema,
  lastUsedAt: isoDateSchema,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;
