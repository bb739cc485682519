import * as z from 'zod/mini';
import { namedFileSchema } from '../documents/attachment-schema.ts';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { authorSchema } from '../people/person-schema.ts';
import { authorRoles } from '../people/roles.ts';
import { topicStatuses } from './topic-status.ts';

const count = z.int().check(z.gte(0));

export const forumTopicSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  status: z.enum(topicStatuses),
  pinned: z.boolean(),
  locked: z.boolean(),
  author: authorSchema,
  createdAt: isoDateSchema,
  lastActivity: isoDateSchema,
  commentsCount: count,
  updatesCount: count,
  viewsCount: count,
});

export type ForumTopic = z.infer<typeof forumTopicSchema>;

/** An official update on a topic. */
export const topicUpdateSchema = z.object({
  id: z.string(),
  topicId: z.string(),
  author: z.object({ displayName: z.string(), role: z.enum(authorRoles) }),
  content: z.string(),
  createdAt: isoDateSchema,
  attachments: z.array(namedFileSchema),
});

export type TopicUpdate = z.infer<typeof topicUpdateSchema>;
