import * as z from 'zod/mini';
import { audienceSchema } from '../broadcasts/broadcast-schema.ts';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { authorSchema } from '../people/person-schema.ts';
import { priorities } from '../tickets/priority.ts';
import { threadTypes } from './thread-type.ts';

export const threadAttachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  /** URL of a thumbnail, for images. */
  thumbnail: z.optional(z.string()),
});

export type ThreadAttachment = z.infer<typeof threadAttachmentSchema>;

export const messageThreadSchema = z.object({
  id: z.string(),
  subject: z.string(),
  type: z.enum(threadTypes),
  priority: z.enum(priorities),
  /** The participants; an empty list means everyone in the community. */
  participants: z.array(authorSchema),
  /** The audience of a broadcast, who may also read it. For an audience of units, only its senders see which units. */
  audience: z.optional(audienceSchema),
  lastActivity: isoDateSchema,
  lastMessage: z.string(),
  unreadCount: z.int().check(z.gte(0)),
  attachments: z.array(threadAttachmentSchema),
});

export type MessageThread = z.infer<typeof messageThreadSchema>;

export const threadMessageSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  content: z.string(),
  author: authorSchema,
  createdAt: isoDateSchema,
  attachments: z.array(threadAttachmentSchema),
  read: z.boolean(),
});

export type ThreadMessage = z.infer<typeof threadMessageSchema>;
