import * as z from 'zod/mini';

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

/** A file reference without details, as in announcements and topic updates. */
export const namedFileSchema = z.object({ id: z.string(), name: z.string() });

export type NamedFile = z.infer<typeof namedFileSchema>;
