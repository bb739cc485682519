import { dayOf, newsCategories, priorities, visibleTime } from '@hoa/domain';
import type { StoredNewsItem } from '@hoa/use-cases';
import { pick, seededRandom } from '../../random.ts';
import { heading, neighbour, passage } from './phrases.ts';

const hourMs = 3_600_000;

/** Generates published announcements, one every few hours before `now`; deterministic for a seed. */
export function generateNews(count: number, now: Date, seed = 1): StoredNewsItem[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(
      now.getTime() - (index * 5 + Math.floor(random() * 5)) * hourMs,
    ).toISOString();
    const publishAt = dayOf(date);
    return {
      id: `generated-news-${index + 1}`,
      title: heading(random),
      content: passage(random),
      category: pick(random, newsCategories),
      priority: pick(random, priorities),
      pinned: random() < 0.002,
      urgent: random() < 0.01,
      published: true,
      author: neighbour(random).displayName,
      date,
      publishAt,
      ...visibleTime({ publishAt }),
      attachments: [],
    };
  });
}
