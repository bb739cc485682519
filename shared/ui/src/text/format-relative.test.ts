import { describe, expect, it } from 'vitest';
import { formatRelative } from './format-relative.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const hour = 3_600_000;
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

describe('formatRelative', () => {
  it.each([
    [0, 'Just now'],
    [hour - 1, 'Just now'],
    [hour, '1h ago'],
    [2 * hour - 1, '1h ago'],
    [24 * hour - 1, '23h ago'],
    [24 * hour, '1d ago'],
    [168 * hour - 1, '6d ago'],
    [168 * hour, 'Mar 3'],
    [-hour + 1, 'Just now'],
    [-48 * hour, 'Mar 12'],
    [100 * 24 * hour, 'Nov 30, 2025'],
  ])('%i ms before now is %j [9.12]', (age, text) => {
    expect(formatRelative(ago(age), now, 'en')).toBe(text);
    expect(formatRelative(ago(age), now.getTime(), 'en')).toBe(text);
  });

  it.each([
    ['es', ['Ahora mismo', 'hace 3 h', 'hace 2 d', '28 feb']],
    ['fr', ['À l’instant', 'il y a 3\u00a0h', 'il y a 2\u00a0j', '28 févr.']],
    ['de', ['Gerade eben', 'vor 3 Std.', 'vor 2 Tagen', '28. Feb.']],
  ] as const)('%s: %j', (locale, texts) => {
    const ages = [0, 3 * hour, 48 * hour, 240 * hour];
    expect(ages.map((age) => formatRelative(ago(age), now, locale))).toEqual(texts);
  });

  it('one day is one day in German', () => {
    expect(formatRelative(ago(24 * hour), now, 'de')).toBe('vor 1 Tag');
  });

  it('an invalid date is an empty text', () => {
    expect(formatRelative('never', now, 'en')).toBe('');
  });
});
