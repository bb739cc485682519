import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/field-schemas.ts';

/** An export of the association that an administrator asked for. */
export const associationExportSchema = z.object({
  /** Also the id of its file. */
  id: z.string(),
  uid: z.string(),
  requestedAt: isoDateSchema,
  state: z.enum(['running', 'ready', 'failed']),
  /** The progress while it runs. */
  percent: z.int(),
  /** Bytes, of a finished export. */
  size: z.optional(z.int()),
  readyAt: z.optional(isoDateSchema),
  /** When its file is removed. */
  expiresAt: z.optional(isoDateSchema),
});

export type AssociationExport = z.infer<typeof associationExportSchema>;
