import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../kernel/field-schemas.ts';
import { folderReaderKinds, maxFolderReaders } from './folder-reader-kinds.ts';
import { maxFiles } from './upload-rules.ts';

const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 'root' at the top. */
  parentId: z.string(),
  pinned: z.boolean(),
  modifiedTime: isoDateSchema,
});

/** The readers of a folder; `uids` only for named people. */
export const folderReadersSchema = z.object({
  kind: z.enum(folderReaderKinds),
  uids: z.optional(z.array(idSchema).check(z.maxLength(maxFolderReaders))),
});

export type FolderReaders = z.infer<typeof folderReadersSchema>;

/** `readers` is returned only to those who manage documents; without it everyone sees the folder. */
export const folderSchema = z.extend(itemSchema, { readers: z.optional(folderReadersSchema) });

export type Folder = z.infer<typeof folderSchema>;

/** A document; `size` in bytes. The content has the id `fileId`, or that of the document if it has one version. */
export const documentFileSchema = z.extend(itemSchema, {
  size: z.number().check(z.gte(0)),
  mimeType: z.string(),
  description: z.optional(z.string()),
  fileId: z.optional(z.string()),
});

export type DocumentFile = z.infer<typeof documentFileSchema>;

/** A version of a document, by whom and with which note; unknown for the first of older documents. */
export const documentVersionSchema = z.object({
  number: z.int(),
  fileId: z.string(),
  name: z.string(),
  size: z.number().check(z.gte(0)),
  mimeType: z.string(),
  at: isoDateSchema,
  by: z.optional(z.object({ uid: z.string(), displayName: z.string() })),
  note: z.optional(z.string()),
  /** The number of the version that this one restored. */
  restoredFrom: z.optional(z.int()),
});

export type DocumentVersion = z.infer<typeof documentVersionSchema>;

const removalSchema = { removedAt: z.optional(isoDateSchema) };

export const storedFolderSchema = z.extend(folderSchema, removalSchema);
export type StoredFolder = z.infer<typeof storedFolderSchema>;

/** `versions` oldest first; the last is the current one. Missing until a document has a second version. */
export const storedDocumentSchema = z.extend(documentFileSchema, {
  ...removalSchema,
  versions: z.optional(z.array(documentVersionSchema)),
});

export type StoredDocument = z.infer<typeof storedDocumentSchema>;

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
