import { type ForumTopic, mayManageTopics, parseTags } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { asAuthor } from './as-author.ts';
import { knownTopic } from './known-topic.ts';

/** A new topic starts open and empty; a changed one keeps its author, dates and counts. */
export const saveTopic: UseCase<'topics.save'> = async (context, { id, ...form }) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  const createdAt = now.toISOString();
  const before = id === undefined ? undefined : await knownTopic(context, id);
  const topic: ForumTopic = {
    id: newId(),
    author: asAuthor(actor),
    createdAt,
    lastActivity: createdAt,
    commentsCount: 0,
    updatesCount: 0,
    viewsCount: 0,
    ...before,
    title: form.title,
    description: form.description,
    tags: parseTags(form.tags.join(',')),
    status: form.status ?? before?.status ?? 'open',
    pinned: form.pinned ?? before?.pinned ?? false,
    locked: form.locked ?? before?.locked ?? false,
  };
  repositories.topics.put(topic);
  return topic;
};

/** The topic goes with all that was written in it. */
export const deleteTopic: UseCase<'topics.delete'> = async (context, { topicId }) => {
  const { actor, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  await knownTopic(context, topicId);
  repositories.topics.remove(topicId);
  for (const collection of [repositories.topicUpdates, repositories.comments]) {
    for (const item of await collection.list()) {
      if (item.topicId === topicId) collection.remove(item.id);
    }
  }
  return {};
};

export const setTopicPinned: UseCase<'topics.setPinned'> = (context, { topicId, pinned }) =>
  moderate(context, topicId, { pinned });

export const setTopicLocked: UseCase<'topics.setLocked'> = (context, { topicId, locked }) =>
  moderate(context, topicId, { locked });

export const setTopicStatus: UseCase<'topics.setStatus'> = (context, { topicId, status }) =>
  moderate(context, topicId, { status });

export const postTopicUpdate: UseCase<'topics.postUpdate'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayManageTopics(actor));
  const topic = await knownTopic(context, input.topicId);
  const { displayName, role } = actor;
  const createdAt = now.toISOString();
  const author = { displayName, role };
  const update = { ...input, id: newId(), author, createdAt, attachments: [] };
  repositories.topicUpdates.put(update);
  repositories.topics.put({
    ...topic,
    updatesCount: topic.updatesCount + 1,
    lastActivity: createdAt,
  });
  return update;
};

export const recordTopicView: UseCase<'topics.recordView'> = async (context, { topicId }) => {
  const topic = await knownTopic(context, topicId);
  context.repositories.topics.put({ ...topic, viewsCount: topic.viewsCount + 1 });
  return {};
};

async function moderate(
  context: UseCaseContext,
  topicId: string,
  change: Partial<Pick<ForumTopic, 'pinned' | 'locked' | 'status'>>,
): Promise<ForumTopic> {
  assertAllowed(mayManageTopics(context.actor));
  const topic = { ...(await knownTopic(context, topicId)), ...change };
  context.repositories.topics.put(topic);
  return topic;
}
