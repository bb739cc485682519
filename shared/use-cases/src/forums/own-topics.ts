import { type ForumTopic, mayOpenTopics, needsApproval, parseTags } from '@hoa/domain';
import { mayChangeOwnTopic } from '@hoa/domain/forums';
import { readSettings } from '../kernel/read-settings.ts';
import { assertAllowed, refuseIfChanged, unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { newTopic } from './new-topic.ts';
import { notifyModerators } from './notify-of-topic.ts';
import { readableTopic } from './readable-topic.ts';
import { removeTopic } from './remove-topic.ts';

/** Opens a topic, if the association lets the actor. Where it wants approval, the topic waits for a moderator. */
const createTopic: UseCase<'topics.create'> = async (context, form) => {
  const settings = await readSettings(context);
  assertAllowed(mayOpenTopics(context.actor, settings));
  const waits = needsApproval(context.actor, settings);
  const topic: ForumTopic = {
    ...newTopic(context),
    ...form,
    tags: parseTags(form.tags.join(',')),
    ...(waits && { withheld: 'waiting' }),
  };
  if (waits) notifyModerators(context, topic);
  return unversioned(context.repositories.topics.put(topic));
};

/** Changes a topic of the actor. Where the association wants approval, it waits for a moderator again. */
const editTopic: UseCase<'topics.edit'> = async (context, { topicId, seen, ...form }) => {
  const { actor, now, repositories } = context;
  const [topic, settings] = await Promise.all([
    readableTopic(context, topicId),
    readSettings(context),
  ]);
  const waits = needsApproval(actor, settings) || topic.withheld !== undefined;
  assertAllowed(mayChangeOwnTopic(actor, topic, { needsNoComments: waits }));
  refuseIfChanged(seen, topic);
  const { reason: _, ...kept } = topic;
  const edited = {
    ...kept,
    ...form,
    tags: parseTags(form.tags.join(',')),
    editedAt: now.toISOString(),
    ...(waits && { withheld: 'waiting' as const }),
  };
  if (waits) notifyModerators(context, edited);
  return unversioned(repositories.topics.put(edited));
};

/** Removes a topic of the actor that has no comments. */
const withdrawTopic: UseCase<'topics.withdraw'> = async (context, { topicId }) => {
  const topic = await readableTopic(context, topicId);
  assertAllowed(mayChangeOwnTopic(context.actor, topic, { needsNoComments: true }));
  await removeTopic(context, topicId);
  return {};
};

export const ownTopicCommands = {
  'topics.create': createTopic,
  'topics.edit': editTopic,
  'topics.withdraw': withdrawTopic,
} satisfies UseCases;
