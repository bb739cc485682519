import type { UseCaseContext } from '../kernel/use-case.ts';
import { removeNotificationsAbout } from './notify-of-topic.ts';
import { removePolls } from './remove-polls.ts';

/**
 * Removes the topic with its updates, comments and polls, and the notifications that quote it; four statements, and two
 * more if it has polls.
 */
export async function removeTopic(context: UseCaseContext, topicId: string): Promise<void> {
  const { topics, topicUpdates, comments, polls } = context.repositories;
  const where = { topicId };
  const [updates, said, found] = await Promise.all([
    topicUpdates.find({ where }),
    comments.find({ where }),
    polls.find({ where }),
  ]);
  topics.remove(topicId);
  for (const { id } of updates) topicUpdates.remove(id);
  for (const { id } of said) comments.remove(id);
  // Notifications of comments from a merged topic have the id of that one.
  await removeNotificationsAbout(context, [topicId, ...said.map(({ id }) => id)]);
  if (found.length > 0)
    await removePolls(
      context,
      found.map(({ id }) => id),
    );
}
