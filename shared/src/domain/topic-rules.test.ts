import { expect, it } from 'vitest';
import { compareTopics, parseTags, tagsOf, topicBadgeTones } from './topic-rules.ts';

it('topics are pinned first, then by last activity', () => {
  const topic = (lastActivity: string, pinned = false) => ({ lastActivity, pinned });
  const topics = [
    topic('2025-03-01'),
    topic('2025-03-03'),
    topic('2025-01-01', true),
    topic('2025-02-01', true),
  ];
  expect(topics.sort(compareTopics).map(({ lastActivity }) => lastActivity)).toEqual([
    '2025-02-01',
    '2025-01-01',
    '2025-03-03',
    '2025-03-01',
  ]);
});

it.each([
  ['', []],
  [' , ,', []],
  ['pool, garden ,,  bikes', ['pool', 'garden', 'bikes']],
  ['pool,pool', ['pool']],
])('the tags of %j are %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags);
});

it('every tag in use is listed once, by name', () => {
  expect(tagsOf([{ tags: ['pool', 'bikes'] }, { tags: ['pool'] }, { tags: [] }])).toEqual([
    'bikes',
    'pool',
  ]);
});

it('badges: resolved success, closed default, open brand', () => {
  expect(topicBadgeTones).toEqual({ resolved: 'success', closed: 'default', open: 'brand' });
});
