import * as z from 'zod/mini';
import { idSchema } from '../kernel/text-schema.ts';
import { maxFiles } from './upload-rules.ts';

/** A file that was chosen and (in mock mode, as a simulation) uploaded; `size` in bytes. */
export const uploadedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
  thumbnailUrl: z.optional(z.string()),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
});

export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** An upload in the input of a command. The server ignores all but the id; the outbox shows the rest until the answer. */
export type NamedUpload = Pick<UploadedFile, 'id'> & Partial<UploadedFile>;

/** Keeps only the ids of uploads: the server has stored their metadata. */
export const namedUploadsSchema: z.ZodMiniType<Pick<UploadedFile, 'id'>[], readonly NamedUpload[]> =
  z.array(z.object({ id: idSchema })).check(z.maxLength(maxFiles, 'file-count'));
