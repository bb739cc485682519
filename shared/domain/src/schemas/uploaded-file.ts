import * as z from 'zod/mini';
import { maxFiles } from '../upload-rules.ts';
import { idSchema } from './form-fields.ts';

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

/** An uploaded file as a command names it. What else is said of it is for the page alone, until the answer comes. */
export type NamedUpload = Pick<UploadedFile, 'id'> & Partial<UploadedFile>;

/** The uploads that a command names, by their ids alone: the rest comes from what was recorded of each. */
export const namedUploadsSchema: z.ZodMiniType<Pick<UploadedFile, 'id'>[], readonly NamedUpload[]> =
  z.array(z.object({ id: idSchema })).check(z.maxLength(maxFiles, 'file-count'));
