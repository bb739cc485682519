import { forumTopicSchema } from '@hoa/domain/schemas';
import { storedNewsItemSchema, storedNotificationSchema, storedThreadSchema } from '@hoa/use-cases';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { generatedCommunity, generatedCounts } from './generated-community.ts';
import {
  generateBroadcasts,
  generateNews,
  generateNotifications,
  generateTopics,
} from './index.ts';

const now = new Date('2026-03-10T14:30:00Z');

describe('generated items', () => {
  const kinds = [
    ['news', storedNewsItemSchema, (seed?: number) => generateNews(3000, now, seed)],
    ['topics', forumTopicSchema, (seed?: number) => generateTopics(3000, now, seed)],
    ['threads', storedThreadSchema, (seed?: number) => generateBroadcasts(3000, now, seed).threads],
    [
      'notifications',
      storedNotificationSchema,
      (seed?: number) => generateNotifications(3000, now, 'resident-1', seed),
    ],
  ] as const;

  test.each(kinds)('%s have the requested number, are valid and unique', (_, schema, generate) => {
    const items = z.array(schema).parse(generate());
    expect(items).toHaveLength(3000);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3000);
  });

  test.each(kinds)('%s are the same for the same seed, others for another', (_, __, generate) => {
    expect(generate(7)).toEqual(generate(7));
    expect(generate(7)).not.toEqual(generate(8));
  });
});

describe('the switch', () => {
  test.each([
    [{}, {}],
    [{ 'hoa:generated-news': '2000' }, { news: 2000 }],
    [
      { 'hoa:generated-topics': '5', 'hoa:generated-broadcasts': '7' },
      { topics: 5, broadcasts: 7 },
    ],
    [{ 'hoa:generated-news': 'many', 'hoa:generated-topics': '-3' }, {}],
    [{ 'hoa:generated-notifications': '1000000' }, {}],
  ])('%j asks for %j', (entries, counts) => {
    const stored = new Map<string, string>(Object.entries(entries));
    expect(generatedCounts((key) => stored.get(key) ?? null)).toEqual(counts);
  });

  test('replaces only the requested collections', async () => {
    const collections = generatedCommunity({ broadcasts: 4 });
    expect(Object.keys(collections).sort()).toEqual(['threadMessages', 'threads']);
    const threads = await collections.threads?.load(now);
    const messages = await collections.threadMessages?.load(now);
    expect(messages?.map(({ threadId }) => threadId)).toEqual(threads?.map(({ id }) => id));
  });
});
