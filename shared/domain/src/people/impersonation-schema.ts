import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/field-schemas.ts';

/** An administrator's read-only view of the portal as a resident; the id is the administrator's uid. */
export const impersonationSchema = z.object({
  id: z.string(),
  /** The resident. */
  uid: z.string(),
  /** The resident's membership in which they are viewed. */
  membershipId: z.string(),
  until: isoDateSchema,
});

export type Impersonation = z.infer<typeof impersonationSchema>;
