import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';

export const folderSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 'root' at the top. */
  parentId: z.string(),
  pinned: z.boolean(),
  modifiedTime: isoDateSchema,
});

export type Folder = z.infer<typeof folderSchema>;

/** A document; `size` in bytes. */
export const documentFileSchema = z.extend(folderSchema, {
  size: z.number().check(z.gte(0)),
  mimeType: z.string(),
  description: z.optional(z.string()),
});

export type DocumentFile = z.infer<typeof documentFileSchema>;
