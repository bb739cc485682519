import * as z from 'zod/mini';
import {
  commentFormSchema,
  commentSchema,
  forumTopicSchema,
  topicFormSchema,
  topicStatuses,
  topicUpdateFormSchema,
  topicUpdateSchema,
} from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import { requestId } from '../contract/request-id.ts';
import type { ContractPart } from '../contract/schemas.ts';

const oneTopic = z.object({ topicId: z.string() });

/** A topic as an admin writes it; without an id it is new. */
const topicInputSchema = z.object({
  id: z.optional(z.string()),
  title: topicFormSchema.shape.title,
  description: topicFormSchema.shape.description,
  tags: z.array(z.string()),
  status: z.optional(z.enum(topicStatuses)),
  pinned: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});

/** Forum topics with their updates and comments. */
export const forumContract = {
  /** Pinned first, then by last activity, newest first. */
  'topics.list': { input: nothing, output: z.array(forumTopicSchema) },
  'topics.get': { input: oneTopic, output: forumTopicSchema },
  /** Newest first. */
  'topics.updates': { input: oneTopic, output: z.array(topicUpdateSchema) },
  /** Oldest first, replies among them. */
  'topics.comments': { input: oneTopic, output: z.array(commentSchema) },
  'topics.create': { input: topicInputSchema, output: forumTopicSchema },
  'topics.moderate': { input: oneTopic, output: nothing },
  'topics.save': { input: topicInputSchema, output: forumTopicSchema },
  'topics.delete': { input: oneTopic, output: nothing },
  'topics.setPinned': {
    input: z.object({ topicId: z.string(), pinned: z.boolean() }),
    output: forumTopicSchema,
  },
  'topics.setLocked': {
    input: z.object({ topicId: z.string(), locked: z.boolean() }),
    output: forumTopicSchema,
  },
  'topics.setStatus': {
    input: z.object({ topicId: z.string(), status: z.enum(topicStatuses) }),
    output: forumTopicSchema,
  },
  'topics.postUpdate': {
    input: z.object({ topicId: z.string(), content: topicUpdateFormSchema.shape.content }),
    output: topicUpdateSchema,
  },
  /** Counts that a person opened the topic. */
  'topics.recordView': { input: oneTopic, output: nothing },
  'comments.add': {
    input: z.object({
      topicId: z.string(),
      content: commentFormSchema.shape.content,
      parentId: z.optional(z.string()),
      requestId,
    }),
    output: commentSchema,
  },
  'comments.edit': {
    input: z.object({ commentId: z.string(), content: commentFormSchema.shape.content }),
    output: commentSchema,
  },
  'comments.delete': { input: z.object({ commentId: z.string() }), output: nothing },
} satisfies ContractPart;
