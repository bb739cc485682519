import { PortalError } from '@hoa/api';
import { type ForumTopic, mayManageTopics, parseTags } from '@hoa/domain';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { knownComment } from './known-comment.ts';
import { mergeTopic } from './merge-topics.ts';
import { logModeration } from './moderation-log.ts';
import { notifyAuthor, removeNotificationsAbout } from './notify-of-topic.ts';
import { knownTopic } from './readable-topic.ts';

/** Rejects with `conflict` if the topic is not in the state that the action is for. */
const moderateTopic: UseCase<'topics.moderate'> = async (context, input) => {
  assertAllowed(mayManageTopics(context.actor));
  const { topicId, action, mergedInto, reason: written } = input;
  const [topic, into] = await topicAndTarget(context, topicId, mergedInto);
  const expected = action === 'show' ? 'hidden' : undefined;
  if (topic.withheld !== expected) throw new PortalError('conflict');
  const reason = written === '' ? {} : { reason: written };
  const put = (changed: ForumTopic) => unversioned(context.repositories.topics.put(changed));
  switch (action) {
    case 'hide':
      await logModeration(context, 'topic-hidden', { topicId, ...reason });
      await removeNotificationsAbout(context, [topicId]);
      notifyAuthor(context, topic, 'topic-hidden', { reason: written });
      return put({ ...topic, withheld: 'hidden', ...reason });
    case 'show': {
      const { withheld: _, reason: __, ...shown } = topic;
      await logModeration(context, 'topic-shown', { topicId, ...reason });
      return put(shown);
    }
    case 'move': {
      const tags = parseTags(input.tags.join(','));
      await logModeration(context, 'topic-moved', { topicId, tags, ...reason });
      return put({ ...topic, tags });
    }
    case 'lock':
    case 'unlock': {
      const kind = action === 'lock' ? 'topic-locked' : 'topic-unlocked';
      await logModeration(context, kind, { topicId, ...reason });
      return put({ ...topic, locked: action === 'lock' });
    }
    case 'merge':
      await logModeration(context, 'topic-merged', { topicId, mergedInto, ...reason });
      return mergeTopic(context, topic, into);
  }
};

/** Reads a topic and the one to merge it into, if there is one; one statement. */
async function topicAndTarget({ repositories }: UseCaseContext, topicId: string, intoId: string) {
  const found = await repositories.topics.getMany([topicId, intoId].filter(Boolean));
  const [topic, into] = [topicId, intoId].map((sought) => found.find(({ id }) => id === sought));
  if (!topic || (!into && intoId !== '')) throw new PortalError('topic-not-found');
  return [topic, into] as const;
}

const moderateComment: UseCase<'comments.moderate'> = async (context, { commentId, reason }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  const { hiddenAt, hiddenReason: _, ...comment } = await knownComment(context, commentId);
  const { topicId } = comment;
  if ((hiddenAt === undefined) === (reason === undefined)) throw new PortalError('conflict');
  if (reason === undefined) {
    await logModeration(context, 'comment-shown', { topicId });
    return unversioned(repositories.comments.put(comment));
  }
  const topic = await knownTopic(context, topicId);
  await logModeration(context, 'comment-hidden', { topicId, reason });
  await removeNotificationsAbout(context, [commentId]);
  notifyAuthor(context, { ...topic, author: comment.author }, 'comment-hidden', { reason });
  const hidden = { ...comment, hiddenAt: now.toISOString(), hiddenReason: reason };
  return unversioned(repositories.comments.put(hidden));
};

export const moderationCommands = {
  'topics.moderate': moderateTopic,
  'comments.moderate': moderateComment,
} satisfies UseCases;
