import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysLater,
  isCalendarDay,
  monthOf,
  monthStart,
  monthsLater,
  monthsUpTo,
  rowsByDay,
  startOfDay,
} from './calendar-day.ts';

it.each(['2026-04-30', '2024-02-29', '2000-02-29', '1000-01-01', '9998-12-31'])(
  '%s is a day',
  (text) => expect(isCalendarDay(text)).toBe(true),
);

it.each([
  '',
  'soon',
  '2026-04-31',
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2026-2-3',
  ' 2026-02-03',
  '2026-02-03T00:00:00Z',
  '２０２６-02-03',
])('%j is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

describe('an instant', () => {
  it.each([
    ['Pacific/Honolulu', '2026-12-23'],
    ['America/New_York', '2026-12-23'],
    ['Europe/Berlin', '2026-12-24'],
    ['Pacific/Kiritimati', '2026-12-24'],
  ])('falls on a day of %s', (timeZone, day) => {
    expect(dayOf('2026-12-24T04:59:59.999Z', timeZone)).toBe(day);
  });

  it.each([
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-24', '2026-12-23T10:00:00.000Z'],
  ] as const)('begins a day in %s: %s at %s', (timeZone, day, instant) => {
    expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(instant);
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
] as const)('%s and %i months is %s', (day, months, expected) => {
  expect(monthsLater(day, months)).toBe(expected);
});

it('days later are days of the calendar where clocks change too', () => {
  expect(daysLater('2026-02-27', 30)).toBe('2026-03-29');
});

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

const at = (day: number, hour: number) => new Date(2025, 2, day, hour).toISOString();

it('items are listed under Today, Yesterday and their dates, in the order they came', () => {
  const items = [at(5, 23), at(5, 0), at(4, 23), at(2, 12), 'never'];
  const rows = rowsByDay(items, (item) => item, new Date(2025, 2, 5, 9));
  expect(rows).toEqual([
    { item: at(5, 23), newDay: { start: at(5, 0), relation: 'today' } },
    { item: at(5, 0), newDay: undefined },
    { item: at(4, 23), newDay: { start: at(4, 0), relation: 'yesterday' } },
    { item: at(2, 12), newDay: { start: at(2, 0), relation: 'other' } },
  ]);
});
