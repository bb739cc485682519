import { daysLater } from '@hoa/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayByKey, indexInWeek, weeksOf } from './month-grid.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => daysLater('1990-01-01', offset));

describe('the weeks of a month', () => {
  it('begin on Sunday in English and on Monday elsewhere', () => {
    expect(weeksOf('2026-11-22', 'en').map(([first]) => first)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(weeksOf('2026-11-22', 'de')[0]?.[0]).toBe('2026-10-26');
  });

  it('hold every day of the month once, in order, without a week of other months', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('en' as const, 'fr' as const), (day, locale) => {
        const weeks = weeksOf(day, locale);
        const all = weeks.flat();
        expect(all).toEqual(all.map((_, index) => daysLater(all[0] ?? day, index)));
        const own = all.filter((each) => each.slice(0, 7) === day.slice(0, 7));
        expect(own[0]?.slice(8)).toBe('01');
        expect(daysLater(own.at(-1) ?? day, 1).slice(8)).toBe('01');
        for (const week of weeks) {
          expect(week.some((each) => each.slice(0, 7) === day.slice(0, 7))).toBe(true);
          expect(indexInWeek(week[0] ?? day, locale)).toBe(0);
        }
      }),
    );
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-03-01'],
    ['End', '2026-03-07'],
    ['PageUp', '2026-02-01'],
    ['PageDown', '2026-04-01'],
    ['Enter', undefined],
  ])('%s leads from the 1st of March 2026 to %s', (key, to) => {
    expect(dayByKey(key, '2026-03-01', 'en')).toBe(to);
  });
});
