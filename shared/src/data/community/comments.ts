import {
  type Comment,
  mayAddComment,
  mayDeleteComment,
  mayEditComment,
  replyParentId,
} from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { asAuthor } from './as-author.ts';
import { knownTopic } from './known-topic.ts';

/** A reply to a reply joins the comment both stand under. */
export const addComment: UseCase<'comments.add'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const topic = await knownTopic(context, input.topicId);
  assertAllowed(mayAddComment(actor, topic));
  const createdAt = now.toISOString();
  const { topicId, content } = input;
  const author = asAuthor(actor);
  const comment: Comment = { id: newId(), topicId, author, content, createdAt };
  if (input.parentId !== undefined) {
    const parent = await knownComment(context, input.parentId);
    if (parent.topicId !== topicId) throw new PortalError('not-found');
    comment.parentId = replyParentId(parent);
  }
  repositories.comments.put(comment);
  repositories.topics.put({
    ...topic,
    commentsCount: topic.commentsCount + 1,
    lastActivity: createdAt,
  });
  return comment;
};

export const editComment: UseCase<'comments.edit'> = async (context, { commentId, content }) => {
  const { actor, now, repositories } = context;
  const comment = await knownComment(context, commentId);
  assertAllowed(mayEditComment(actor, comment, now));
  const edited = { ...comment, content, editedAt: now.toISOString() };
  repositories.comments.put(edited);
  return edited;
};

/** Replies go with the comment they stand under; the topic's last activity is that of what is left. */
export const deleteComment: UseCase<'comments.delete'> = async (context, { commentId }) => {
  const { actor, repositories } = context;
  const comment = await knownComment(context, commentId);
  assertAllowed(mayDeleteComment(actor, comment));
  const { topicId } = comment;
  const inTopic = (await repositories.comments.list()).filter((item) => item.topicId === topicId);
  const isGone = (item: Comment) => item.id === commentId || item.parentId === commentId;
  for (const item of inTopic.filter(isGone)) repositories.comments.remove(item.id);
  const left = inTopic.filter((item) => !isGone(item));
  const updates = await repositories.topicUpdates.list();
  const topic = await knownTopic(context, topicId);
  const activities = [...left, ...updates.filter((item) => item.topicId === topicId)];
  repositories.topics.put({
    ...topic,
    commentsCount: left.length,
    lastActivity: latest([topic.createdAt, ...activities.map(({ createdAt }) => createdAt)]),
  });
  return {};
};

async function knownComment({ repositories }: UseCaseContext, id: string): Promise<Comment> {
  const comment = await repositories.comments.get(id);
  if (!comment) throw new PortalError('not-found');
  return comment;
}

function latest(instants: readonly string[]): string {
  return instants.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));
}
