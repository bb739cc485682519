import type { ForumTopic } from './forum-topic.ts';
import { compareDates, comparing } from './sorting.ts';
import type { TopicStatus } from './topic-status.ts';

/** Pinned first, then by last activity, latest first. */
export const compareTopics = comparing<Pick<ForumTopic, 'pinned' | 'lastActivity'>>(
  (a, b) => Number(b.pinned) - Number(a.pinned),
  (a, b) => compareDates(b.lastActivity, a.lastActivity),
);

/** Tags typed with commas between: trimmed, empties and repeats dropped. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Every tag in use, by name. */
export function tagsOf(topics: readonly Pick<ForumTopic, 'tags'>[]): string[] {
  return [...new Set(topics.flatMap((topic) => topic.tags))].sort((a, b) => a.localeCompare(b));
}

export const topicBadgeTones: Record<TopicStatus, 'success' | 'default' | 'brand'> = {
  open: 'brand',
  resolved: 'success',
  closed: 'default',
};
