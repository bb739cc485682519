import { describe, expect, it } from 'vitest';
import { dayOf, daysLater, isCalendarDay, monthsLater, startOfDay } from './calendar-day.ts';

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
