import type { NewsItem } from './announcement-schema.ts';
import { isVisible } from './news-rules.ts';

/** The states of a news item; readers see only `published` ones. */
export const newsStates = ['published', 'scheduled', 'expired', 'draft'] as const;

export type NewsState = (typeof newsStates)[number];

/** The state of a news item at an instant, from its published flag and its dates. */
export function newsState(
  item: Pick<NewsItem, 'published' | 'publishAt' | 'expireAt'>,
  now: Date,
  timeZone?: string,
): NewsState {
  if (!item.published) return 'draft';
  if (isVisible(item, now, timeZone)) return 'published';
  return isVisible({ publishAt: item.publishAt }, now, timeZone) ? 'expired' : 'scheduled';
}
