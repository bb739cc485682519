import * as z from 'zod/mini';
import { idSchema, seenTextSchema } from './form-fields.ts';

/** A file that was chosen and (in mock mode, as a simulation) uploaded; `size` in bytes. */
export const uploadedFileSchema = z.object({
  id: idSchema,
  name: seenTextSchema,
  type: idSchema,
  size: z.number().check(z.gte(0), z.lte(1_000_000_000)),
  url: seenTextSchema,
  thumbnailUrl: z.optional(seenTextSchema),
  uploadedBy: idSchema,
  uploadedAt: idSchema,
});

export type UploadedFile = z.infer<typeof uploadedFileSchema>;
