import { PortalError } from '@hoa/api';
import type { Comment, ForumTopic } from '@hoa/domain';
import { groupedBy } from '../kernel/grouped-by.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { knownComment } from './known-comment.ts';
import { readableTopic } from './readable-topic.ts';

/** Follows a topic or stops to; its author follows it until they stop. */
const followTopic: UseCase<'topics.follow'> = async (context, { topicId, isFollowing }) => {
  const { actor, repositories } = context;
  await readableTopic(context, topicId);
  const id = followId(topicId, actor.uid);
  const before = await repositories.topicFollows.get(id);
  repositories.topicFollows.put({ ...before, id, topicId, uid: actor.uid, isFollowing });
  return {};
};

/** Thanks for a comment of someone else, or takes that back. */
const thankForComment: UseCase<'comments.thank'> = async (context, { commentId, isThanking }) => {
  const { actor, repositories } = context;
  const comment = await knownComment(context, commentId);
  await readableTopic(context, comment.topicId);
  if (comment.author.uid === actor.uid) throw new PortalError('comment-not-authorized');
  const id = `${commentId}:${actor.uid}`;
  const before = await repositories.commentThanks.get(id);
  if (isThanking && !before) repositories.commentThanks.put({ id, commentId, uid: actor.uid });
  if (!isThanking && before) repositories.commentThanks.remove(id);
  return {};
};

const followId = (topicId: string, uid: string) => `${topicId}:${uid}`;

/** Returns the uids of those who follow a topic; one statement. */
export async function followersOf(
  { repositories }: UseCaseContext,
  { id: topicId, author }: Pick<ForumTopic, 'id' | 'author'>,
): Promise<string[]> {
  const follows = await repositories.topicFollows.find({ where: { topicId } });
  const chosen = new Map(follows.map(({ uid, isFollowing }) => [uid, isFollowing]));
  if (!chosen.has(author.uid)) chosen.set(author.uid, true);
  return [...chosen].flatMap(([uid, isFollowing]) => (isFollowing ? [uid] : []));
}

/** Returns if the actor follows a topic; one statement. */
export async function isFollower(
  { actor, repositories }: UseCaseContext,
  { id, author }: Pick<ForumTopic, 'id' | 'author'>,
): Promise<boolean> {
  const follow = await repositories.topicFollows.get(followId(id, actor.uid));
  return follow?.isFollowing ?? author.uid === actor.uid;
}

/** Returns the comments with the number of people who thank for each; one statement. */
export async function withThanks(
  { actor, repositories }: UseCaseContext,
  comments: readonly Comment[],
): Promise<Comment[]> {
  const commentId = { in: comments.map(({ id }) => id) };
  const found = await repositories.commentThanks.find({ where: { commentId } });
  const thanks = groupedBy(found, (one) => one.commentId);
  return comments.map((comment) => {
    const own = thanks.get(comment.id);
    if (!own) return comment;
    const isOwn = own.some(({ uid }) => uid === actor.uid);
    return { ...comment, thanks: { count: own.length, isOwn } };
  });
}

export const participationCommands = {
  'topics.follow': followTopic,
  'comments.thank': thankForComment,
} satisfies UseCases;
