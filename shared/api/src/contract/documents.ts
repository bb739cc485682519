import { documentFileSchema, folderSchema, idSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields, searchField } from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

/** The association's documents, and every file that can be downloaded. */
export const documentsContract = {
  /** Every folder, to make a tree of: pinned first, then by name. */
  'documents.folders': { input: nothing, output: z.array(folderSchema) },
  /**
   * What a folder holds, and the folders from the top to it. Pages are of its files, pinned first, then
   * newest; a search looks for names in this folder and all below it.
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
   * What `Gateway.download` answers under an id: a document, or an attachment of an announcement, a topic
   * update or a thread. Its bytes are not included.
   */
  'files.get': {
    input: z.object({ fileId: idSchema }),
    output: z.object({ name: z.string(), mimeType: z.string() }),
  },
} satisfies ContractPart;
