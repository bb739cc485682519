import { locales } from '@hoa/locales';
import { describe, expect, it } from 'vitest';
import { type DateStyle, formatBrief, formatDate } from './format-date.ts';

// Without a zone: the reader's own time, wherever the test runs.
const evening = '2026-03-03T18:00:00';

describe('formatDate', () => {
  it.each<[DateStyle, string]>([
    ['long', 'Tuesday, March 3, 6:00 PM'],
    ['day', 'Tuesday, March 3, 2026'],
    ['short', 'Mar 3, 2026'],
    ['brief', 'Mar 3'],
    ['month-day', 'March 3'],
    ['time', '6:00 PM'],
  ])('%s in English is %j', (style, text) => {
    expect(formatDate(evening, 'en', style)).toBe(text);
  });

  it.each([
    ['es', 'martes, 3 de marzo, 18:00'],
    ['fr', 'mardi 3 mars à 18:00'],
    ['de', 'Dienstag, 3. März um 18:00'],
  ] as const)('long in %s is %j', (locale, text) => {
    expect(formatDate(evening, locale, 'long')).toBe(text);
  });

  it('midnight is 12:00 AM in English and 00:00 elsewhere', () => {
    expect(formatDate('2026-03-03T00:00:00', 'en', 'time')).toBe('12:00 AM');
    expect(formatDate('2026-03-03T00:00:00', 'de', 'time')).toBe('00:00');
  });

  it('a day without a time is that day in every time zone, and shows none', () => {
    expect(formatDate('2025-02-15', 'en', 'short')).toBe('Feb 15, 2025');
    expect(formatDate('2025-02-15', 'en', 'long')).toBe('Saturday, February 15, 2025');
    expect(formatDate('2025-02-15', 'de', 'month-day')).toBe('15. Februar');
  });

  it.each([
    ['2026-03-03T18:00:00', 'Mar 3'],
    ['2026-01-01', 'Jan 1'],
    ['2025-12-31', 'Dec 31, 2025'],
  ])('%s is %j in 2026', (date, text) => {
    expect(formatBrief(date, 'en', new Date(evening))).toBe(text);
  });

  it.each(locales)('an invalid date is an empty text in %s', (locale) => {
    expect(formatDate('soon', locale, 'long')).toBe('');
  });
});
