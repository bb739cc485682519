import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { maxFiles } from './upload-rules.ts';

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

/**
 * A file attached to a ticket or to one of its messages. `type` is its MIME type, `uploadedBy` a uid, `size` in bytes.
 */
export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  url: z.string(),
  size: z.optional(z.number()),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** A file reference with few details, as in announcements and topic updates. */
export const namedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of uploaded files. */
  type: z.optional(z.string()),
});

export type NamedFile = z.infer<typeof namedFileSchema>;

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
