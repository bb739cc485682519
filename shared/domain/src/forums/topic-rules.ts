import { normalLine } from '../kernel/written-text.ts';
import type { TopicStatus } from './topic-status.ts';

/** Tags typed with commas between: trimmed, without blanks and repeats. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map(normalLine);
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

export const topicBadgeTones: Record<TopicStatus, 'success' | 'default' | 'brand'> = {
  open: 'brand',
  resolved: 'success',
  closed: 'default',
};
