import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import { instantAt, instantsOf, reminderAt, timesFrom } from './event-times.ts';
import { occurrenceDays } from './occurrence-days.ts';

/** Four time zones, each with the days around both of its changes of the clocks. */
const zones: readonly [zone: string, ...[from: CalendarDay, to: CalendarDay][]][] = [
  ['America/Denver', ['2026-03-01', '2026-03-22'], ['2026-10-25', '2026-11-08']],
  ['Europe/Berlin', ['2026-03-22', '2026-04-05'], ['2026-10-18', '2026-11-01']],
  ['Australia/Lord_Howe', ['2026-03-29', '2026-04-12'], ['2026-09-27', '2026-10-11']],
  ['America/Santiago', ['2026-03-29', '2026-04-12'], ['2026-08-30', '2026-09-13']],
];

const clock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  );

describe.each(zones)('in %s', (timeZone, ...seasons) => {
  it.each(seasons)(
    'a weekly event from %s to %s begins, ends and is announced by the same clock [complaint 26]',
    (from, to) => {
      const days = occurrenceDays({ frequency: 'weekly', interval: 1 }, from, { to });
      const weekly = {
        startDay: from,
        startTime: '18:30',
        endDay: from,
        endTime: '20:00',
      } as const;
      expect(days.length).toBeGreaterThanOrEqual(3);
      const offsets = days.map((day) => {
        const times = timesFrom(day, weekly);
        const { start, end } = instantsOf(times, timeZone);
        expect(clock(start, timeZone)).toBe(`${day} 18:30`);
        expect(clock(end, timeZone)).toBe(`${day} 20:00`);
        expect(clock(reminderAt(times, 24, timeZone), timeZone)).toMatch(/ 18:30$/);
        return start.slice(11);
      });
      // The clocks change in between.
      expect(new Set(offsets).size).toBe(2);
    },
  );

  it.each(seasons)(
    'days from %s to %s are whole days, also when one has no midnight [complaint 27]',
    (from, to) => {
      for (const day of occurrenceDays({ frequency: 'daily', interval: 1 }, from, { to })) {
        const { start, end } = instantsOf({ startDay: day, endDay: day }, timeZone);
        expect(clock(start, timeZone).slice(0, 10)).toBe(day);
        expect(clock(new Date(Date.parse(end) - 1).toISOString(), timeZone).slice(0, 10)).toBe(day);
        expect(instantsOf(timesFrom(day, { startDay: from, endDay: from }), timeZone)).toEqual({
          start,
          end,
        });
      }
    },
  );
});

describe('a time that the clocks', () => {
  it.each([
    ['skip counts as if they had not', '2026-03-08', '02:30', '2026-03-08T09:30:00.000Z'],
    ['show twice is the first', '2026-11-01', '01:30', '2026-11-01T07:30:00.000Z'],
    ['show before they change', '2026-03-08', '01:59', '2026-03-08T08:59:00.000Z'],
    ['show after they change', '2026-03-08', '03:00', '2026-03-08T09:00:00.000Z'],
  ] as const)('%s', (_, day, time, instant) => {
    expect(instantAt(day, time, 'America/Denver')).toBe(instant);
  });
});

it('people are reminded of whole days from nine in the morning on', () => {
  const day = { startDay: '2026-03-09', endDay: '2026-03-09' } as const;
  expect(reminderAt(day, 24, 'America/Denver')).toBe('2026-03-08T15:00:00.000Z');
});
