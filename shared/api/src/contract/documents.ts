import { documentFileSchema, folderSchema, idSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields, searchField } from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

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
} satisfies ContractPart;
