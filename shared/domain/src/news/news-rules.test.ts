import { describe, expect, it } from 'vitest';
import { isVisible, newsState, visibleTime } from './news-rules.ts';

const now = new Date('2025-03-05T12:00:00.000Z');

describe('news is visible', () => {
  it.each([
    [{}, true],
    [{ publishAt: '2025-03-04', expireAt: '2025-03-06' }, true],
    [{ publishAt: '2025-03-07', expireAt: '2025-03-06' }, false],
    [{ publishAt: '', expireAt: '' }, true],
  ] as const)('%o: %s', (window, expected) => {
    expect(isVisible(window, now)).toBe(expected);
  });

  it('for the whole of its first and last day in the reader’s time zone [9.18]', () => {
    const window = { publishAt: '2025-03-05', expireAt: '2025-03-05' } as const;
    expect(isVisible(window, new Date(2025, 2, 4, 23, 59))).toBe(false);
    expect(isVisible(window, new Date(2025, 2, 5, 0, 0))).toBe(true);
    expect(isVisible(window, new Date(2025, 2, 5, 23, 59, 59))).toBe(true);
    expect(isVisible(window, new Date(2025, 2, 6, 0, 0))).toBe(false);
  });

  it('without a date to expire, until the end of 2099 [9.18]', () => {
    expect(isVisible({}, new Date('2099-12-31T23:59:59.999Z'))).toBe(true);
    expect(isVisible({}, new Date('2100-01-01T00:00:00.000Z'))).toBe(false);
  });
});

describe('a window in a time zone', () => {
  it.each([
    ['UTC', '2025-03-09T00:00:00.000Z', '2025-11-02T23:59:59.999Z'],
    ['Asia/Kolkata', '2025-03-08T18:30:00.000Z', '2025-11-02T18:29:59.999Z'],
    // The clocks change on both days.
    ['America/New_York', '2025-03-09T05:00:00.000Z', '2025-11-03T04:59:59.999Z'],
  ])('of %s lasts from %s to %s', (timeZone, visibleFrom, visibleUntil) => {
    const window = { publishAt: '2025-03-09', expireAt: '2025-11-02' } as const;
    expect(visibleTime(window, timeZone)).toEqual({ visibleFrom, visibleUntil });
  });
});

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
