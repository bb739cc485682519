import * as z from 'zod/mini';

/** If a person follows a topic; without one, only its author does. The id is `{topicId}:{uid}`. */
export const topicFollowSchema = z.object({
  id: z.string(),
  topicId: z.string(),
  uid: z.string(),
  isFollowing: z.boolean(),
});

export type TopicFollow = z.infer<typeof topicFollowSchema>;

/** A person's thanks for a comment; the id is `{commentId}:{uid}`, so that each counts once. */
export const commentThanksSchema = z.object({
  id: z.string(),
  commentId: z.string(),
  uid: z.string(),
});

export type CommentThanks = z.infer<typeof commentThanksSchema>;

/** The most people that one comment mentions. */
export const maxMentions = 10;
