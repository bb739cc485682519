import * as z from 'zod/mini';
import { documentFileSchema, folderSchema } from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import type { ContractPart } from '../contract/schemas.ts';

/** A file to keep: its bytes as base64, so that the answer is plain data. */
const downloadSchema = z.object({ name: z.string(), mimeType: z.string(), base64: z.string() });

/** The association's documents, and every file that can be downloaded. */
export const documentsContract = {
  'documents.list': {
    input: nothing,
    output: z.object({ folders: z.array(folderSchema), files: z.array(documentFileSchema) }),
  },
  'documents.upload': {
    input: z.object({ folderId: z.string(), names: z.array(z.string()) }),
    output: nothing,
  },
  'documents.createFolder': {
    input: z.object({ parentId: z.string(), name: z.string() }),
    output: folderSchema,
  },
  /** `fileId`: a document, or an attachment of an announcement, a topic update or a thread. */
  'files.download': { input: z.object({ fileId: z.string() }), output: downloadSchema },
} satisfies ContractPart;
