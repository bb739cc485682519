import * as z from 'zod/mini';

/** A file that was chosen and (in mock mode, as a simulation) uploaded; `size` in bytes. */
export const uploadedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().check(z.gte(0), z.lte(1_000_000_000)),
  url: z.string(),
  thumbnailUrl: z.optional(z.string()),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
});

export type UploadedFile = z.infer<typeof uploadedFileSchema>;
