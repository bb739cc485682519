import * as z from 'zod/mini';

/**
 * The kinds of records that a file can be attached to; readers of the record may download the file. Before that, the
 * kind is `uploader`, `ownerId` is the uploader's uid, and only they may download it.
 */
export const fileOwnerKinds = [
  'uploader',
  'document',
  'news',
  'topicUpdate',
  'thread',
  'ticket',
  'ticketMessage',
  'ticketInvoice',
] as const;

/**
 * A file that can be downloaded. `id` is the id of the document, attachment or upload. The content is in a FileStore.
 */
export const storedFileSchema = z.object({
  id: z.string(),
  ownerKind: z.enum(fileOwnerKinds),
  ownerId: z.string(),
  /**
   * Ids of the ordered work that the file was passed on to; anyone who may see one of these work orders may read the
   * file.
   */
  workItems: z.optional(z.array(z.string())),
  name: z.string(),
  mimeType: z.string(),
  /** Bytes, of an upload. */
  size: z.optional(z.number()),
});

export type StoredFile = z.infer<typeof storedFileSchema>;
