import type { ForumTopic } from '../../domain/index.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCaseContext } from '../use-case.ts';

/** A topic that exists, or 'Topic not found'. */
export async function knownTopic(
  { repositories }: UseCaseContext,
  topicId: string,
): Promise<ForumTopic> {
  const topic = await repositories.topics.get(topicId);
  if (!topic) throw new PortalError('topic-not-found');
  return topic;
}
