import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { authorSchema } from '../people/person-schema.ts';

/** A comment on a topic; with `parentId` it is a reply to that comment. */
export const commentSchema = z.object({
  id: z.string(),
  topicId: z.string(),
  author: authorSchema,
  content: z.string(),
  createdAt: isoDateSchema,
  editedAt: z.optional(isoDateSchema),
  parentId: z.optional(z.string()),
});

export type Comment = z.infer<typeof commentSchema>;
