import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, daysLater } from '../kernel/calendar-day.ts';
import { type EventRepeat, repeatRule, weekdayOf } from './event-repeat.ts';
import { maxOccurrences, occurrenceDays } from './occurrence-days.ts';

const start = '2026-03-10';

describe('an event repeats', () => {
  it.each<[EventRepeat, string, string[]]>([
    [{ frequency: 'daily', interval: 3 }, 'FREQ=DAILY;INTERVAL=3', ['03-10', '03-13', '03-16']],
    [
      { frequency: 'weekly', interval: 2, weekdays: ['TH'] },
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
      ['03-10', '03-12', '03-24', '03-26'],
    ],
    [
      { frequency: 'monthly', interval: 1, monthly: 'day' },
      'FREQ=MONTHLY;BYMONTHDAY=10',
      ['03-10', '04-10'],
    ],
    [
      { frequency: 'monthly', interval: 1, monthly: 'weekday' },
      'FREQ=MONTHLY;BYDAY=2TU',
      ['03-10', '04-14', '05-12'],
    ],
    [
      { frequency: 'daily', interval: 1, until: '2026-03-11' },
      'FREQ=DAILY;UNTIL=20260311',
      ['03-10', '03-11'],
    ],
  ])('%o as %s', (repeat, rule, days) => {
    expect(repeatRule(repeat, start)).toBe(rule);
    const to = `2026-${days.at(-1)}` as CalendarDay;
    expect(occurrenceDays(repeat, start, { to })).toEqual(days.map((day) => `2026-${day}`));
  });

  it('on the last weekday of a month if it begins on a fifth', () => {
    const repeat = { frequency: 'monthly', interval: 1, monthly: 'weekday' } as const;
    expect(repeatRule(repeat, '2026-03-31')).toBe('FREQ=MONTHLY;BYDAY=-1TU');
    const days = occurrenceDays(repeat, '2026-03-31', { to: '2026-05-31' });
    expect(days).toEqual(['2026-03-31', '2026-04-28', '2026-05-26']);
  });

  it('not in months without the day, and on leap days only in leap years', () => {
    const monthly = { frequency: 'monthly', interval: 1, monthly: 'day' } as const;
    const days = occurrenceDays(monthly, '2026-01-31', { to: '2026-06-30' });
    expect(days).toEqual(['2026-01-31', '2026-03-31', '2026-05-31']);
    const yearly = { frequency: 'yearly', interval: 1 } as const;
    expect(occurrenceDays(yearly, '2028-02-29', { to: '2033-01-01' })).toEqual([
      '2028-02-29',
      '2032-02-29',
    ]);
  });

  it('at most as often as one plan allows', () => {
    const daily = { frequency: 'daily', interval: 1 } as const;
    expect(occurrenceDays(daily, start, { to: '2030-01-01' })).toHaveLength(maxOccurrences);
  });

  it('from a later day with the same dates as from the first [property]', () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        fc.constantFrom('daily', 'weekly', 'monthly', 'yearly' as const),
        fc.integer({ min: 1, max: 5 }),
        days,
        days,
        (frequency, interval, first, later) => {
          const from = daysLater(start, first);
          const to = daysLater(start, 360);
          const repeat = { frequency, interval } as EventRepeat;
          const all = occurrenceDays(repeat, from, { to });
          const part = occurrenceDays(repeat, from, { from: daysLater(start, later), to });
          expect(part).toEqual(all.filter((day) => day >= daysLater(start, later)));
          if (frequency === 'weekly') {
            for (const day of all) expect(weekdayOf(day)).toBe(weekdayOf(from));
          }
        },
      ),
    );
  });
});
