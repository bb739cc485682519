import { PortalError } from '@hoa/api';
import type { ForumTopic } from '@hoa/domain';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';
import { knownTopic } from './read-topics.ts';

/**
 * Moves what a topic says, its comments, updates and polls into another topic. Its address leads there. Rejects with `conflict`
 * unless everyone may read both.
 */
export async function mergeTopic(
  context: UseCaseContext,
  topic: Versioned<ForumTopic>,
  mergedInto: string,
): Promise<ForumTopic> {
  const { newId, repositories } = context;
  const { topics, comments, topicUpdates, polls } = repositories;
  const into = await knownTopic(context, mergedInto);
  if (into.withheld !== undefined || into.id === topic.id) throw new PortalError('conflict');
  const { id: topicId, title, description, author, createdAt } = topic;
  const [moved, updates, movedPolls] = await Promise.all([
    comments.find({ where: { topicId } }),
    topicUpdates.find({ where: { topicId } }),
    polls.find({ where: { topicId } }),
  ]);
  for (const comment of moved) comments.put({ ...comment, topicId: into.id });
  for (const update of updates) topicUpdates.put({ ...update, topicId: into.id });
  for (const poll of movedPolls) polls.put({ ...poll, topicId: into.id });
  const content = `${title}\n\n${description}`;
  comments.put({ id: newId(), topicId: into.id, author, content, createdAt });
  const lastActivity = [topic.lastActivity, into.lastActivity].sort().at(-1) ?? into.lastActivity;
  topics.put({ ...into, lastActivity });
  topics.increment(into.id, { commentsCount: moved.length + 1, updatesCount: updates.length });
  const merged = topics.put({ ...topic, withheld: 'merged', mergedInto: into.id });
  topics.increment(topicId, { commentsCount: -moved.length, updatesCount: -updates.length });
  return unversioned(merged);
}
