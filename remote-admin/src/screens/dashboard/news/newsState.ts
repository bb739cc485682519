import { isVisible, type NewsItem } from '@hoa/shared/domain';

/** How a news item stands with its readers: only `published` ones are read now. */
export const newsStates = ['published', 'scheduled', 'expired', 'draft'] as const;

export type NewsState = (typeof newsStates)[number];

/** What a news item's published flag and its window come to at an instant. */
export function newsState(
  item: Pick<NewsItem, 'published' | 'publishAt' | 'expireAt'>,
  now: Date,
): NewsState {
  if (!item.published) return 'draft';
  if (isVisible(item, now)) return 'published';
  return isVisible({ publishAt: item.publishAt }, now) ? 'expired' : 'scheduled';
}
