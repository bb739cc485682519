import { PortalError } from '@hoa/api';
import {
  type Comment,
  type ForumTopic,
  mayAddComment,
  mayDeleteComment,
  mayEditComment,
  type NoticeCode,
  personKey,
  replyParentId,
} from '@hoa/domain';
import { mentionedIn } from '@hoa/domain/forums';
import { assertAllowed, refuseIfChanged, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { asAuthor } from '../people/shown-people.ts';
import { knownComment } from './known-comment.ts';
import { mentionedPeople } from './mentions.ts';
import { logModeration } from './moderation-log.ts';
import { notifyOfTopic, removeNotificationsAbout } from './notify-of-topic.ts';
import { followersOf } from './participation.ts';
import { knownTopic, readableTopic } from './readable-topic.ts';

/**
 * Adds a comment; a reply to a reply is stored under the same top-level comment. Notifies the people it mentions, the
 * author of the answered comment, and those who follow the topic, each once and never about their own comment.
 */
const addComment: UseCase<'comments.add'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const topic = await readableTopic(context, input.topicId);
  assertAllowed(mayAddComment(actor, topic));
  const createdAt = now.toISOString();
  const { topicId, content } = input;
  const author = asAuthor(actor);
  const comment: Comment = { id: newId(), topicId, author, content, createdAt };
  const parent =
    input.parentId === undefined ? undefined : await knownComment(context, input.parentId);
  if (parent) {
    if (parent.topicId !== topicId) throw new PortalError('not-found');
    comment.parentId = replyParentId(parent);
  }
  const people = await mentionedPeople(context, topicId, input.mentions ?? []);
  const mentions = mentionedIn(content, people);
  if (mentions.length > 0) comment.mentions = mentions;
  repositories.comments.put(comment);
  const followers = await followersOf(context, topic);
  notifyOfComment(context, topic, comment, {
    'comment-mention': mentions.map(({ uid }) => uid),
    'comment-reply': parent ? [parent.author.uid] : [],
    'topic-comment': followers,
  });
  repositories.topics.put({ ...topic, lastActivity: createdAt });
  repositories.topics.increment(topicId, { commentsCount: 1 });
  return comment;
};

/** Notifies each person once, by the first of these codes that concerns them. */
function notifyOfComment(
  context: UseCaseContext,
  topic: ForumTopic,
  { id: commentId, content }: Comment,
  uidsByCode: Partial<Record<NoticeCode, readonly string[]>>,
): void {
  const { uid: own, displayName: name } = context.actor;
  const told = new Set([own]);
  for (const [code, uids] of Object.entries(uidsByCode)) {
    const recipients = [...new Set(uids)].filter((uid) => !told.has(uid));
    for (const uid of recipients) told.add(uid);
    if (recipients.length === 0) continue;
    const keys = recipients.map(personKey);
    notifyOfTopic(context, topic, keys, code as NoticeCode, { name, content }, commentId);
  }
}

const editComment: UseCase<'comments.edit'> = async (context, input) => {
  const { commentId, content, seen } = input;
  const { actor, now, repositories } = context;
  const comment = await knownComment(context, commentId);
  assertAllowed(mayEditComment(actor, comment, now));
  refuseIfChanged(seen, comment);
  const edited = { ...comment, content, editedAt: now.toISOString() };
  return unversioned(repositories.comments.put(edited));
};

/**
 * Deletes a comment and its replies; the topic's last activity becomes that of its newest remaining comment or update.
 */
const deleteComment: UseCase<'comments.delete'> = async (context, { commentId }) => {
  const { actor, repositories } = context;
  const comment = await knownComment(context, commentId);
  assertAllowed(mayDeleteComment(actor, comment));
  const { topicId } = comment;
  const newestFirst = { where: { topicId }, orderBy: [['createdAt', 'desc']] } as const;
  const said = await repositories.comments.find(newestFirst);
  const isGone = ({ id, parentId }: Comment) => id === commentId || parentId === commentId;
  const gone = said.filter(isGone).map(({ id }) => id);
  for (const id of gone) repositories.comments.remove(id);
  await removeNotificationsAbout(context, gone);
  const topic = await knownTopic(context, topicId);
  if (comment.author.uid !== actor.uid)
    await logModeration(context, 'comment-deleted', { topicId });
  const lastComment = said.find((one) => !isGone(one));
  const [lastUpdate] = await repositories.topicUpdates.find({ ...newestFirst, limit: 1 });
  const left = [topic.createdAt, lastUpdate?.createdAt, lastComment?.createdAt];
  repositories.topics.put({ ...topic, lastActivity: latest(left) });
  repositories.topics.increment(topicId, { commentsCount: -gone.length });
  return {};
};

function latest(instants: readonly (string | undefined)[]): string {
  const times = instants.flatMap((instant) => (instant === undefined ? [] : Date.parse(instant)));
  return new Date(Math.max(...times)).toISOString();
}

export const commentCommands = {
  'comments.add': addComment,
  'comments.edit': editComment,
  'comments.delete': deleteComment,
} satisfies UseCases;
