import { expect, it } from 'vitest';
import { topicBadgeTones } from './topic-status.ts';

it('badges: resolved success, closed default, open brand [4.34]', () => {
  expect(topicBadgeTones).toEqual({ resolved: 'success', closed: 'default', open: 'brand' });
});
