import { compareDates, compareTopics } from '../../domain/index.ts';
import type { UseCase } from '../use-case.ts';
import { knownTopic } from './known-topic.ts';
import { newestFirst } from './newest-first.ts';

export const listTopics: UseCase<'topics.list'> = async ({ repositories }) =>
  (await repositories.topics.list()).toSorted(compareTopics);

export const getTopic: UseCase<'topics.get'> = (context, { topicId }) =>
  knownTopic(context, topicId);

export const listTopicUpdates: UseCase<'topics.updates'> = async (context, input) => {
  const { id } = await knownTopic(context, input.topicId);
  const updates = await context.repositories.topicUpdates.list();
  return updates
    .filter(({ topicId }) => topicId === id)
    .sort(newestFirst(({ createdAt }) => createdAt));
};

export const listComments: UseCase<'topics.comments'> = async (context, input) => {
  const { id } = await knownTopic(context, input.topicId);
  const comments = await context.repositories.comments.list();
  return comments
    .filter(({ topicId }) => topicId === id)
    .sort((one, other) => compareDates(one.createdAt, other.createdAt));
};
