import { seenLength } from '@hoa/domain';
import {
  commentSchema,
  forumTopicSchema,
  idSchema,
  linesSchema,
  moderationEntrySchema,
  moderationInputSchema,
  seenTextSchema,
  topicFormSchema,
  topicReviewFormSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const oneTopic = z.object({ topicId: idSchema });

const writtenTopic = {
  title: topicFormSchema.shape.title,
  description: topicFormSchema.shape.description,
  tags: linesSchema,
};

/** Residents' own topics, and their approval by moderators. */
export const ownTopicsContract = {
  /** Opens a topic; it may wait for approval, see `withheld`. */
  'topics.create': { input: z.object(writtenTopic), output: forumTopicSchema },
  'topics.edit': {
    input: z.object({
      topicId: idSchema,
      ...writtenTopic,
      /** The values that the form started with; rejects with `conflict` if any has changed since. */
      seen: z.optional(
        z.object({
          title: seenTextSchema,
          description: seenTextSchema,
          tags: z.array(seenTextSchema).check(z.maxLength(seenLength)),
        }),
      ),
    }),
    output: forumTopicSchema,
  },
  /** Removes an own topic; rejects with `topic-has-comments` if there are any. */
  'topics.withdraw': { input: oneTopic, output: nothing },
  /** Topics that wait or are hidden, of everyone for moderators; for others their own, with those that were declined. */
  'topics.withheld': { input: z.object(pageFields), output: listOf(forumTopicSchema) },
  /**
   * Approves a waiting topic, or declines it if there is a reason. Rejects with `conflict` if another moderator decided
   * otherwise.
   */
  'topics.review': {
    input: z.extend(oneTopic, { reason: z.optional(topicReviewFormSchema.shape.reason) }),
    output: forumTopicSchema,
  },
} satisfies ContractPart;

/** Following a topic, mentioning people in its comments, and thanking for them. */
export const participationContract = {
  'topics.follow': { input: z.extend(oneTopic, { isFollowing: z.boolean() }), output: nothing },
  /** People who took part in the topic or are in the directory, whose name contains the searched words. */
  'topics.mentionable': {
    input: z.extend(oneTopic, { search: searchField }),
    output: z.array(z.object({ uid: z.string(), displayName: z.string() })),
  },
  'comments.thank': {
    input: z.object({ commentId: idSchema, isThanking: z.boolean() }),
    output: nothing,
  },
} satisfies ContractPart;

const oneListed = z.pick(forumTopicSchema, { id: true, title: true });

/** Moderators' actions on topics and comments, and the log of them. */
export const moderationContract = {
  'topics.moderate': {
    input: z.safeExtend(moderationInputSchema, { topicId: idSchema }),
    output: forumTopicSchema,
  },
  /** Hides a comment with a reason, or shows it again without one. */
  'comments.moderate': {
    input: z.object({
      commentId: idSchema,
      reason: z.optional(topicReviewFormSchema.shape.reason),
    }),
    output: commentSchema,
  },
  /** The moderation log, newest first; topics that not everyone may read are not named. */
  'moderation.list': {
    input: z.object(pageFields),
    output: listOf(
      z.extend(z.omit(moderationEntrySchema, { topicId: true, mergedInto: true }), {
        topic: z.optional(oneListed),
        into: z.optional(oneListed),
      }),
    ),
  },
} satisfies ContractPart;
