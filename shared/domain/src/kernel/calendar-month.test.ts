import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, monthStart, monthsUpTo } from './calendar-month.ts';

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

describe('the start of a month', () => {
  it.each([
    ['UTC', '2026-03-01T00:00:00.000Z'],
    ['America/Denver', '2026-03-01T07:00:00.000Z'],
    ['Pacific/Auckland', '2026-02-28T11:00:00.000Z'],
  ])('is midnight by the clocks of %s', (timeZone, instant) => {
    expect(monthStart('2026-03', timeZone).toISOString()).toBe(instant);
  });

  it('is the first instant of that month, wherever clocks change', () => {
    const zones = ['UTC', 'America/Denver', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...zones),
        (year, number, timeZone) => {
          const month = `${year}-${String(number).padStart(2, '0')}`;
          const start = monthStart(month, timeZone);
          expect(monthOf(start, timeZone)).toBe(month);
          expect(monthOf(new Date(start.getTime() - 1), timeZone)).not.toBe(month);
        },
      ),
    );
  });
});
