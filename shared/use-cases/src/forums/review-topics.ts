import { PortalError } from '@hoa/api';
import { excerptOf, type ForumTopic, hasPermission, mayManageTopics } from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { withShownAuthors } from '../people/shown-people.ts';
import { notifyAuthor } from './notify-of-topic.ts';
import { knownTopic } from './readable-topic.ts';

const withheldPageSize = 10;

/** Moderators see every topic that waits or is hidden; others their own of these, and those that were declined. */
const listWithheldTopics: UseCase<'topics.withheld'> = async (context, page) => {
  const { actor, repositories } = context;
  const where = hasPermission(actor, 'forums')
    ? { withheld: { in: ['waiting', 'hidden'] } }
    : { 'author.uid': actor.uid, withheld: { in: ['waiting', 'declined', 'hidden'] } };
  const { items, total } = await listPage(
    repositories.topics,
    { where, orderBy: [['lastActivity', 'desc']] },
    page,
    withheldPageSize,
    (topic) => ({ ...unversioned(topic), description: excerptOf(topic.description) }),
  );
  return { items: await withShownAuthors(context, items), total };
};

/** Opens a waiting topic to everyone, or declines it with a reason; its author is notified. */
const reviewTopic: UseCase<'topics.review'> = async (context, { topicId, reason }) => {
  assertAllowed(mayManageTopics(context.actor));
  const { withheld, reason: _, ...topic } = await knownTopic(context, topicId);
  // Another moderator was faster.
  if (withheld === undefined && reason === undefined) return unversioned(topic);
  if (withheld !== 'waiting') throw new PortalError('conflict');
  const lastActivity = context.now.toISOString();
  const reviewed: ForumTopic =
    reason === undefined ? { ...topic, lastActivity } : { ...topic, withheld: 'declined', reason };
  if (reason === undefined) notifyAuthor(context, topic, 'topic-approved');
  else notifyAuthor(context, topic, 'topic-declined', { reason });
  return unversioned(context.repositories.topics.put(reviewed));
};

export const reviewUseCases = {
  'topics.withheld': listWithheldTopics,
  'topics.review': reviewTopic,
} satisfies UseCases;
