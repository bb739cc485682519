import { expect, it } from 'vitest';
import { parseTags, topicBadgeTones } from './topic-rules.ts';

it.each([
  ['', []],
  [' , ,', []],
  ['pool, garden ,,  bikes', ['pool', 'garden', 'bikes']],
  ['pool,pool', ['pool']],
])('the tags of %j are %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags);
});

it('badges: resolved success, closed default, open brand', () => {
  expect(topicBadgeTones).toEqual({ resolved: 'success', closed: 'default', open: 'brand' });
});
