import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSample } from './resolve-sample.ts';

const now = new Date(2026, 2, 10, 15, 30);

describe('a date in a sample', () => {
  it.each([
    [{ minutesAgo: 40 }, new Date(2026, 2, 10, 14, 50)],
    [{ hoursAgo: 20 }, new Date(2026, 2, 9, 19, 30)],
    [{ daysAgo: 0, at: '09:15' }, new Date(2026, 2, 10, 9, 15)],
    [{ daysAgo: 10, at: '14:20' }, new Date(2026, 1, 28, 14, 20)],
    [{ daysAhead: 22, at: '08:00' }, new Date(2026, 3, 1, 8, 0)],
    [{ monthsAgo: 1, at: '06:00' }, new Date(2026, 1, 10, 6, 0)],
    [{ monthsAgo: 3, days: 2, at: '09:40' }, new Date(2025, 11, 12, 9, 40)],
    [{ monthsAhead: 1, days: -1, at: '23:59' }, new Date(2026, 3, 9, 23, 59)],
    [{ monthShare: 0 }, new Date(2026, 2, 1)],
    [{ monthShare: 1 }, now],
  ])('%j is counted from now', (sample, date) => {
    expect(resolveSample(sample, now)).toBe(date.toISOString());
  });

  it.each([
    [{ daysAgo: 10 }, '2026-02-28'],
    [{ daysAhead: 22 }, '2026-04-01'],
    [{ monthsAgo: 1, days: 40 }, '2026-03-10'],
    [{ monthsAhead: 1, days: -1 }, '2026-04-09'],
    [{ dayOfMonthShare: 0 }, '2026-03-01'],
    [{ dayOfMonthShare: 1 }, '2026-03-10'],
  ])('%j is a day of the calendar', (sample, day) => {
    expect(resolveSample(sample, now)).toBe(day);
  });

  it('{weekdayAhead} in a text is the weekday of that date', () => {
    const sample = 'Off on {weekdayAhead2}, on again on {weekdayAhead6}';
    expect(resolveSample(sample, now)).toBe('Off on Thursday, on again on Monday');
  });

  it('of the past is never in the future: later today becomes now', () => {
    expect(resolveSample({ daysAgo: 0, at: '18:00' }, now)).toBe(now.toISOString());
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(2020, 0, 1), max: new Date(2060, 0, 1) }),
        fc.nat(400),
        fc.nat(23),
        (moment, daysAgo, hour) => {
          const date = resolveSample({ daysAgo, at: `${hour}:05` }, moment);
          expect(Date.parse(String(date))).toBeLessThanOrEqual(moment.getTime());
        },
      ),
    );
  });

  it.each([
    [new Date(2026, 2, 31, 12, 0), { monthsAgo: 1, at: '06:00' }, new Date(2026, 1, 28, 6, 0)],
    [new Date(2028, 0, 31, 12, 0), { monthsAhead: 1, at: '06:00' }, new Date(2028, 1, 29, 6, 0)],
    [new Date(2026, 0, 30, 12, 0), { monthsAgo: 2, at: '06:00' }, new Date(2025, 10, 30, 6, 0)],
  ])('of another month stays in that month: on %s %j is %s', (moment, sample, date) => {
    expect(resolveSample(sample, moment)).toBe(date.toISOString());
  });

  it('monthShare yields a past date of this month, in order', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const moments = fc.date({ noInvalidDate: true, min: new Date(2020, 0, 1) });
    fc.assert(
      fc.property(moments, share, share, (moment, one, other) => {
        const resolved = (monthShare: number) =>
          new Date(String(resolveSample({ monthShare }, moment)));
        const [earlier, later] = [resolved(Math.min(one, other)), resolved(Math.max(one, other))];
        expect(earlier.getTime()).toBeLessThanOrEqual(later.getTime());
        expect(later.getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(earlier.getMonth()).toBe(moment.getMonth());
      }),
    );
  });

  it('is found at any depth, and everything else stays as it is', () => {
    const sample = { a: [{ b: { minutesAgo: 0 } }], c: null, d: 1, e: 'text', f: true, g: {} };
    expect(resolveSample(sample, now)).toEqual({ ...sample, a: [{ b: now.toISOString() }] });
  });

  it('that the specification fixes is a plain text and stays', () => {
    expect(resolveSample('2025-02-15', now)).toBe('2025-02-15');
  });
});

describe('a file in a sample', () => {
  it('becomes an address of this portal', () => {
    expect(resolveSample({ sampleFile: 'leak-report.pdf' }, now)).toMatch(/^\/.*leak-report.*pdf/);
  });

  it('that does not exist is named', () => {
    expect(() => resolveSample({ sampleFile: 'gone.pdf' }, now)).toThrow(
      'There is no sample file called gone.pdf.',
    );
  });
});
