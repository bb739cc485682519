import { PortalError } from '@hoa/api';
import type { ForumTopic } from '@hoa/domain';
import { seesTopic } from '@hoa/domain/forums';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';

/** Returns the topic; rejects with `topic-not-found`. */
export async function knownTopic(
  { repositories }: UseCaseContext,
  topicId: string,
): Promise<Versioned<ForumTopic>> {
  const topic = await repositories.topics.get(topicId);
  if (!topic) throw new PortalError('topic-not-found');
  return topic;
}

/** Like `knownTopic`, for a topic that the actor may read. */
export async function readableTopic(
  context: UseCaseContext,
  topicId: string,
): Promise<Versioned<ForumTopic>> {
  const topic = await knownTopic(context, topicId);
  if (!seesTopic(context.actor, topic)) {
    throw new PortalError(topic.withheld === 'hidden' ? 'topic-hidden' : 'topic-not-found');
  }
  return topic;
}
