import { seenLength, topicStatuses } from '@hoa/domain';
import {
  commentFormSchema,
  commentSchema,
  forumTopicSchema,
  idSchema,
  linesSchema,
  seenTextSchema,
  topicFormSchema,
  topicUpdateFormSchema,
  topicUpdateSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import {
  conversationFields,
  conversationOf,
  listOf,
  pageFields,
  searchField,
  sortField,
} from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

const oneTopic = z.object({ topicId: idSchema });

/** A topic as an administrator edits it; without an id it is new. */
const topicInputSchema = z.object({
  id: z.optional(idSchema),
  title: topicFormSchema.shape.title,
  description: topicFormSchema.shape.description,
  tags: linesSchema,
  status: z.optional(z.enum(topicStatuses)),
  pinned: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
  /** The values that the form started with; rejects with `conflict` if any has changed since. */
  seen: z.optional(
    z.object({
      title: seenTextSchema,
      description: seenTextSchema,
      tags: z.array(seenTextSchema).check(z.maxLength(seenLength)),
      status: z.enum(topicStatuses),
    }),
  ),
});

/** Forum topics with their updates and comments. */
export const forumContract = {
  /** Pinned first, then by last activity, newest first; `all` is the total without search and filters. */
  'topics.list': {
    input: z.object({
      tag: z.optional(idSchema),
      status: z.optional(z.enum(topicStatuses)),
      search: searchField,
      sort: sortField(['title', 'status', 'activity', 'comments']),
      ...pageFields,
    }),
    output: z.extend(listOf(forumTopicSchema), { all: z.int() }),
  },
  /** All tags in use, by name. */
  'topics.tags': { input: nothing, output: z.array(z.string()) },
  'topics.get': { input: oneTopic, output: forumTopicSchema },
  /** Newest first. */
  'topics.updates': {
    input: z.extend(oneTopic, pageFields),
    output: listOf(topicUpdateSchema),
  },
  /** Comments with all their replies, oldest first; `limit` counts comments, not replies. */
  'topics.comments': {
    input: z.extend(oneTopic, conversationFields),
    output: conversationOf(commentSchema),
  },
  'topics.save': { input: topicInputSchema, output: forumTopicSchema },
  'topics.delete': { input: oneTopic, output: nothing },
  'topics.setPinned': {
    input: z.object({ topicId: idSchema, pinned: z.boolean() }),
    output: forumTopicSchema,
  },
  'topics.setLocked': {
    input: z.object({ topicId: idSchema, locked: z.boolean() }),
    output: forumTopicSchema,
  },
  'topics.setStatus': {
    input: z.object({ topicId: idSchema, status: z.enum(topicStatuses) }),
    output: forumTopicSchema,
  },
  'topics.postUpdate': {
    input: z.object({ topicId: idSchema, content: topicUpdateFormSchema.shape.content }),
    output: topicUpdateSchema,
  },
  /** Counts a view of the topic. */
  'topics.recordView': { input: oneTopic, output: nothing },
  'comments.add': {
    input: z.object({
      topicId: idSchema,
      content: commentFormSchema.shape.content,
      parentId: z.optional(idSchema),
    }),
    output: commentSchema,
  },
  'comments.edit': {
    input: z.object({
      commentId: idSchema,
      content: commentFormSchema.shape.content,
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.optional(z.object({ content: seenTextSchema })),
    }),
    output: commentSchema,
  },
  'comments.delete': { input: z.object({ commentId: idSchema }), output: nothing },
} satisfies ContractPart;
