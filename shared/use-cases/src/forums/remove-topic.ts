import type { UseCaseContext } from '../kernel/use-case.ts';
import { removePolls } from './remove-polls.ts';

/** Removes the topic with its updates, comments and polls; at most five statements. */
export async function removeTopic(context: UseCaseContext, topicId: string): Promise<void> {
  const { topics, topicUpdates, comments, polls } = context.repositories;
  topics.remove(topicId);
  for (const collection of [topicUpdates, comments]) {
    for (const { id } of await collection.find({ where: { topicId } })) collection.remove(id);
  }
  const found = await polls.find({ where: { topicId } });
  if (found.length > 0)
    await removePolls(
      context,
      found.map(({ id }) => id),
    );
}
