import { type ForumTopic, topicStatuses } from '@hoa/domain';
import { pick, seededRandom } from '../../random.ts';
import { heading, neighbour, passage } from './phrases.ts';

const hourMs = 3_600_000;
const tags = ['community', 'policy', 'parking', 'security', 'landscaping', 'pets', 'pool'] as const;

/** Generates topics without comments, active in recent years; deterministic for a seed. */
export function generateTopics(count: number, now: Date, seed = 1): ForumTopic[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const activeMs = now.getTime() - (index * 3 + Math.floor(random() * 3)) * hourMs;
    return {
      id: `generated-topic-${index + 1}`,
      title: heading(random),
      description: passage(random),
      tags: [...new Set([pick(random, tags), pick(random, tags)])],
      status: pick(random, topicStatuses),
      pinned: random() < 0.002,
      locked: random() < 0.05,
      author: neighbour(random),
      createdAt: new Date(activeMs - Math.floor(random() * 400) * hourMs).toISOString(),
      lastActivity: new Date(activeMs).toISOString(),
      commentsCount: 0,
      updatesCount: 0,
      viewsCount: Math.floor(random() * 900),
    };
  });
}
