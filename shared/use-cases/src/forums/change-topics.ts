import { type ForumTopic, mayManageTopics, parseTags } from '@hoa/domain';
import { assertAllowed, refuseIfChanged, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { logModeration } from './moderation-log.ts';
import { newTopic } from './new-topic.ts';
import { knownTopic, readableTopic } from './readable-topic.ts';
import { removeTopic } from './remove-topic.ts';

/** A new topic is open and has no comments; an edited one keeps its author, dates and counts. */
const saveTopic: UseCase<'topics.save'> = async (context, { id, seen, ...form }) => {
  const { actor, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  const before = id === undefined ? undefined : await knownTopic(context, id);
  if (before) refuseIfChanged(seen, before);
  const former = before ?? newTopic(context);
  const topic = {
    ...former,
    title: form.title,
    description: form.description,
    tags: parseTags(form.tags.join(',')),
    status: form.status ?? former.status,
    pinned: form.pinned ?? former.pinned,
    locked: form.locked ?? former.locked,
  };
  return unversioned(repositories.topics.put(topic));
};

/** Deletes the topic with all that belongs to it. */
const deleteTopic: UseCase<'topics.delete'> = async (context, { topicId }) => {
  assertAllowed(mayManageTopics(context.actor));
  const { author } = await knownTopic(context, topicId);
  if (author.uid !== context.actor.uid) await logModeration(context, 'topic-deleted', { topicId });
  await removeTopic(context, topicId);
  return {};
};

const setTopicPinned: UseCase<'topics.setPinned'> = (context, { topicId, pinned }) =>
  change(context, topicId, { pinned });

const setTopicLocked: UseCase<'topics.setLocked'> = async (context, { topicId, locked }) => {
  const topic = await change(context, topicId, { locked });
  await logModeration(context, locked ? 'topic-locked' : 'topic-unlocked', { topicId });
  return topic;
};

const setTopicStatus: UseCase<'topics.setStatus'> = (context, { topicId, status }) =>
  change(context, topicId, { status });

const postTopicUpdate: UseCase<'topics.postUpdate'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  const topic = await knownTopic(context, input.topicId);
  const { displayName, role } = actor;
  const createdAt = now.toISOString();
  const author = { displayName, role };
  const update = { ...input, id: newId(), author, createdAt, attachments: [] };
  repositories.topicUpdates.put(update);
  repositories.topics.put({ ...topic, lastActivity: createdAt });
  repositories.topics.increment(topic.id, { updatesCount: 1 });
  return update;
};

const recordTopicView: UseCase<'topics.recordView'> = async (context, { topicId }) => {
  await readableTopic(context, topicId);
  context.repositories.topics.increment(topicId, { viewsCount: 1 });
  return {};
};

async function change(
  context: UseCaseContext,
  topicId: string,
  changed: Partial<Pick<ForumTopic, 'pinned' | 'locked' | 'status'>>,
): Promise<ForumTopic> {
  assertAllowed(mayManageTopics(context.actor));
  const topic = await knownTopic(context, topicId);
  return unversioned(context.repositories.topics.put({ ...topic, ...changed }));
}

export const topicCommands = {
  'topics.save': saveTopic,
  'topics.delete': deleteTopic,
  'topics.setPinned': setTopicPinned,
  'topics.setLocked': setTopicLocked,
  'topics.setStatus': setTopicStatus,
  'topics.postUpdate': postTopicUpdate,
  'topics.recordView': recordTopicView,
} satisfies UseCases;
