import * as z from 'zod/mini';
import { namedFileSchema } from '../documents/document-schema.ts';
import { isoDateSchema, listText, requiredLine, requiredText } from '../kernel/field-schemas.ts';
import { authorSchema } from '../people/person-schema.ts';
import { authorRoles } from '../people/roles.ts';
import { topicStatuses, withheldReasons } from './topic-status.ts';

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
  /** Why not everyone may read the topic; missing for the others. */
  withheld: z.optional(z.enum(withheldReasons)),
  /** A moderator's reason, shown to the author. */
  reason: z.optional(z.string()),
  /** The topic that this one was merged into. */
  mergedInto: z.optional(z.string()),
  editedAt: z.optional(isoDateSchema),
  /** True if the reader is notified of new comments; only of a single topic. */
  isFollowing: z.optional(z.boolean()),
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

/** A comment on a topic; with `parentId` it is a reply to that comment. */
export const commentSchema = z.object({
  id: z.string(),
  topicId: z.string(),
  author: authorSchema,
  content: z.string(),
  createdAt: isoDateSchema,
  editedAt: z.optional(isoDateSchema),
  parentId: z.optional(z.string()),
  /** Set if a moderator has hidden the comment: others get no text, its author and moderators also the reason. */
  hiddenAt: z.optional(isoDateSchema),
  hiddenReason: z.optional(z.string()),
  /** The people whom the comment mentions, as `@` and their name. */
  mentions: z.optional(z.array(z.object({ uid: z.string(), displayName: z.string() }))),
  /** How many people thank for the comment, and if the reader does; missing for none. */
  thanks: z.optional(z.object({ count: z.int(), isOwn: z.boolean() })),
});

export type Comment = z.infer<typeof commentSchema>;

/** The Forums Manager's form; `tags` is still one text with commas (`parseTags` reads it). */
export const topicFormSchema = z.object({
  title: requiredLine('title-required'),
  description: requiredText('description-required'),
  tags: listText(),
  status: z._default(z.enum(topicStatuses), 'open'),
});

/** The form of whoever opens a topic. */
export const newTopicFormSchema = z.omit(topicFormSchema, { status: true });

/** A moderator's decision on a topic that waits for approval; a declined one needs a reason. */
export const topicReviewFormSchema = z.object({ reason: requiredText('reason-required') });

export type TopicFormValues = z.infer<typeof topicFormSchema>;
