import {
  documentFileSchema,
  documentFormSchema,
  documentVersionSchema,
  folderFormSchema,
  folderReadersSchema,
  folderSchema,
  idSchema,
  idsSchema,
  seenTextSchema,
  versionNoteSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const oneDocument = z.object({ documentId: idSchema });
/** Folders and documents that a command changes together. */
const itemsSchema = z.object({ folderIds: idsSchema, documentIds: idsSchema });

/** The association's documents, and every file that can be downloaded. */
export const documentsContract = {
  /** All folders, for a tree: pinned first, then by name. */
  'documents.folders': { input: nothing, output: z.array(folderSchema) },
  /**
   * The contents of a folder, and the path of folders to it. Pages are of its files, pinned first, then newest; a
   * search matches names in this folder and all folders below it.
   */
  'documents.list': {
    input: z.object({
      folderId: z.optional(idSchema),
      search: searchField,
      ...pageFields,
    }),
    output: z.extend(listOf(documentFileSchema), {
      folders: z.array(folderSchema),
      path: z.array(folderSchema),
    }),
  },
  /**
   * Name and type of a file that `Gateway.download` returns for an id: a document, or an attachment of an announcement,
   * a topic update or a thread. Does not include the content.
   */
  'files.get': {
    input: z.object({ fileId: idSchema }),
    output: z.object({ name: z.string(), mimeType: z.string() }),
  },
  /** Creates a folder in another or at the top (`root`). */
  'documents.createFolder': {
    input: z.object({
      parentId: idSchema,
      name: folderFormSchema.shape.name,
      readers: z.optional(folderReadersSchema),
    }),
    output: folderSchema,
  },
  'documents.saveFolder': {
    input: z.object({
      folderId: idSchema,
      name: folderFormSchema.shape.name,
      pinned: z.boolean(),
      readers: folderReadersSchema,
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.object({
        name: seenTextSchema,
        pinned: z.boolean(),
        readers: folderReadersSchema,
      }),
    }),
    output: folderSchema,
  },
  /**
   * Adds an upload to a folder. With `documentId`, or if the folder has a document of this name, it becomes a version of
   * that document.
   */
  'documents.upload': {
    input: z.object({
      parentId: idSchema,
      documentId: z.optional(idSchema),
      file: z.object({ id: idSchema }),
      note: z.optional(versionNoteSchema),
    }),
    output: documentFileSchema,
  },
  'documents.save': {
    input: z.extend(oneDocument, {
      ...documentFormSchema.shape,
      pinned: z.boolean(),
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.optional(z.object({ name: seenTextSchema, description: seenTextSchema })),
    }),
    output: documentFileSchema,
  },
  'documents.move': { input: z.extend(itemsSchema, { parentId: idSchema }), output: nothing },
  /** Moves to the trash, where it can be restored for 30 days. */
  'documents.remove': { input: itemsSchema, output: nothing },
  /** Restores from the trash to the folder that it was in; rejects with `folder-removed` while that is in the trash. */
  'documents.restore': { input: itemsSchema, output: nothing },
  /** The folders and documents in the trash, last deleted first. */
  'documents.trash': {
    input: nothing,
    output: z.object({
      folders: z.array(z.extend(folderSchema, { removedAt: z.string() })),
      documents: z.array(z.extend(documentFileSchema, { removedAt: z.string() })),
    }),
  },
  /** The versions of a document, newest first. */
  'documents.versions': { input: oneDocument, output: z.array(documentVersionSchema) },
  /** Makes an earlier version the current one, as a new version. */
  'documents.restoreVersion': {
    input: z.extend(oneDocument, { number: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)) }),
    output: documentFileSchema,
  },
} satisfies ContractPart;
