import { describe, expect, it } from 'vitest';
import { newsState } from './news-state.ts';

const now = new Date('2025-03-05T12:00:00.000Z');

describe('a news item', () => {
  it.each([
    ['a draft whatever its window', { published: false, publishAt: '2025-03-01' }, 'draft'],
    ['published without a window', { published: true }, 'published'],
    [
      'published inside its window',
      { published: true, publishAt: '2025-03-01', expireAt: '2025-03-09' },
      'published',
    ],
    [
      'scheduled before its window',
      { published: true, publishAt: '2025-03-09', expireAt: '2025-03-19' },
      'scheduled',
    ],
    [
      'expired after its window',
      { published: true, publishAt: '2025-02-01', expireAt: '2025-03-01' },
      'expired',
    ],
    ['expired without a beginning', { published: true, expireAt: '2025-03-01' }, 'expired'],
  ] as const)('is %s', (_, item, state) => {
    expect(newsState(item, now)).toBe(state);
  });
});
