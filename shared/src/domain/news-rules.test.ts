import { describe, expect, it } from 'vitest';
import type { NewsItem } from './announcement.ts';
import { isVisible, splitEvents, visibleNews } from './news-rules.ts';

const now = new Date('2025-03-05T12:00:00.000Z');

function item(id: string, changes: Partial<NewsItem> = {}): NewsItem {
  return {
    id,
    title: id,
    content: '',
    category: 'general',
    priority: 'normal',
    pinned: false,
    urgent: false,
    author: 'Board',
    date: '2025-03-01',
    attachments: [],
    published: true,
    ...changes,
  };
}

describe('news is visible', () => {
  it.each([
    [{}, true],
    [{ publishAt: '2025-03-05T12:00:00.000Z' }, true],
    [{ publishAt: '2025-03-05T12:00:00.001Z' }, false],
    [{ expireAt: '2025-03-05T12:00:00.000Z' }, true],
    [{ expireAt: '2025-03-05T11:59:59.999Z' }, false],
    [{ publishAt: '2025-03-04', expireAt: '2025-03-06' }, true],
    [{ publishAt: '2025-03-07', expireAt: '2025-03-06' }, false],
    [{ publishAt: '', expireAt: '' }, true],
  ])('%o: %s', (window, expected) => {
    expect(isVisible(window, now)).toBe(expected);
  });

  it('the whole of its first and last day where the reader is', () => {
    const window = { publishAt: '2025-03-05', expireAt: '2025-03-05' };
    expect(isVisible(window, new Date(2025, 2, 4, 23, 59))).toBe(false);
    expect(isVisible(window, new Date(2025, 2, 5, 0, 0))).toBe(true);
    expect(isVisible(window, new Date(2025, 2, 5, 23, 59, 59))).toBe(true);
    expect(isVisible(window, new Date(2025, 2, 6, 0, 0))).toBe(false);
  });

  it('without a date to expire, until the end of 2099', () => {
    expect(isVisible({}, new Date('2099-12-31T23:59:59.999Z'))).toBe(true);
    expect(isVisible({}, new Date('2100-01-01T00:00:00.000Z'))).toBe(false);
  });
});

it('residents see published news: pinned, then urgent, then newest', () => {
  const items = [
    item('old', { date: '2025-02-01' }),
    item('new', { date: '2025-03-04' }),
    item('urgent', { urgent: true, date: '2025-01-01' }),
    item('pinned', { pinned: true, date: '2025-01-02' }),
    item('pinned-urgent', { pinned: true, urgent: true, date: '2025-01-01' }),
    item('draft', { published: false, pinned: true }),
    item('later', { publishAt: '2025-04-01', pinned: true }),
    item('over', { expireAt: '2025-02-01', pinned: true }),
  ];
  expect(visibleNews(items, now).map(({ id }) => id)).toEqual([
    'pinned-urgent',
    'pinned',
    'urgent',
    'new',
    'old',
  ]);
});

it('events are upcoming, soonest first, or past, latest first', () => {
  const events = ['2025-03-09', '2025-03-01', '2025-03-07', '2025-02-01'].map((date) => ({ date }));
  const hidden = { date: '2025-03-08', publishAt: '2025-03-07' };
  const { upcoming, past } = splitEvents([...events, hidden], now);
  expect(upcoming.map(({ date }) => date)).toEqual(['2025-03-07', '2025-03-09']);
  expect(past.map(({ date }) => date)).toEqual(['2025-03-01', '2025-02-01']);
});
