import { describe, expect, it } from 'vitest';
import { homeAnnouncement, homeEvent } from './home-rules.ts';

const now = new Date('2025-03-05T12:00:00.000Z');

describe('the home shows of the news', () => {
  const plain = { id: 'plain', pinned: false, urgent: false };
  const pinned = { id: 'pinned', pinned: true, urgent: false };
  const urgent = { id: 'urgent', pinned: false, urgent: true };

  it.each([
    [[], undefined],
    [[plain], 'plain'],
    [[plain, pinned, urgent], 'pinned'],
    [[plain, urgent, pinned], 'urgent'],
  ])('of %j the one named %s', (news, id) => {
    expect(homeAnnouncement(news)?.id).toBe(id);
  });
});

describe('the home shows of the events', () => {
  it.each([
    [[], undefined],
    [['2025-03-05T12:00:00.000Z'], undefined],
    [['2025-03-04', '2025-04-02', '2025-03-06', 'soon'], '2025-03-06'],
  ])('of %j the one on %s', (dates, date) => {
    expect(
      homeEvent(
        dates.map((each) => ({ date: each })),
        now,
      )?.date,
    ).toBe(date);
  });
});
