import { PortalError } from '@hoa/api';
import type { ForumTopic } from '@hoa/domain';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';

/**
 * Moves what a topic says, its comments, updates and polls into another topic, and who follows it. Its address leads there. Rejects with `conflict`
 * unless everyone may read both.
 */
export async function mergeTopic(
  context: UseCaseContext,
  topic: Versioned<ForumTopic>,
  into: Versioned<ForumTopic> | undefined,
): Promise<ForumTopic> {
  const { newId, repositories } = context;
  const { topics, comments, topicUpdates, polls, topicFollows } = repositories;
  if (!into || into.withheld !== undefined || into.id === topic.id)
    throw new PortalError('conflict');
  const { id: topicId, title, description, author, createdAt } = topic;
  const [moved, updates, movedPolls, follows] = await Promise.all([
    comments.find({ where: { topicId } }),
    topicUpdates.find({ where: { topicId } }),
    polls.find({ where: { topicId } }),
    topicFollows.find({ where: { topicId: { in: [topicId, into.id] } } }),
  ]);
  for (const comment of moved) comments.put({ ...comment, topicId: into.id });
  for (const update of updates) topicUpdates.put({ ...update, topicId: into.id });
  for (const poll of movedPolls) polls.put({ ...poll, topicId: into.id });
  const known = new Set(follows.flatMap((one) => (one.topicId === into.id ? [one.uid] : [])));
  // The author follows without a record, but only their own topic.
  const chosen = new Map([[author.uid, true]]);
  for (const one of follows) if (one.topicId === topicId) chosen.set(one.uid, one.isFollowing);
  for (const [uid, isFollowing] of chosen) {
    if (known.has(uid)) continue;
    topicFollows.put({ id: `${into.id}:${uid}`, topicId: into.id, uid, isFollowing });
  }
  const content = `${title}\n\n${description}`;
  comments.put({ id: newId(), topicId: into.id, author, content, createdAt });
  const lastActivity = [topic.lastActivity, into.lastActivity].sort().at(-1) ?? into.lastActivity;
  topics.put({ ...into, lastActivity });
  topics.increment(into.id, { commentsCount: moved.length + 1, updatesCount: updates.length });
  const merged = topics.put({ ...topic, withheld: 'merged', mergedInto: into.id });
  topics.increment(topicId, { commentsCount: -moved.length, updatesCount: -updates.length });
  return unversioned(merged);
}
