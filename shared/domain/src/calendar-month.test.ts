import { describe, expect, it } from 'vitest';
import { monthOf, monthsUpTo } from './calendar-month.ts';

describe('the month of an instant', () => {
  it.each([
    ['UTC', '2026-03'],
    ['America/Denver', '2026-02'],
    ['Pacific/Auckland', '2026-03'],
  ])('begins by the clocks of %s', (timeZone, month) => {
    expect(monthOf('2026-03-01T00:30:00.000Z', timeZone)).toBe(month);
  });
});

it('months count back over the turn of the year', () => {
  expect(monthsUpTo(new Date('2026-02-14T12:00:00.000Z'), 'UTC', 4)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});
