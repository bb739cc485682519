import { describe, expect, it } from 'vitest';
import { formatFileSize, formatNumber, formatPercent, formatUsd } from './format-number.ts';

/** Intl's narrow and unbreakable spaces as plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatUsd', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_450, '$1,234.50'],
    [-150, '-$1.50'],
  ])('%i cents in English is %s [9.11]', (cents, text) => {
    expect(formatUsd(cents, 'en')).toBe(text);
  });

  it.each([
    ['es', '12.345,60 $'],
    ['fr', '12 345,60 $'],
    ['de', '12.345,60 $'],
  ] as const)('in %s is %s', (locale, text) => {
    expect(plain(formatUsd(1_234_560, locale))).toBe(text);
  });
});

describe('formatNumber', () => {
  it('uses the language’s separators and rounds to the given decimals', () => {
    expect(formatNumber(12_345.678, 'en')).toBe('12,345.68');
    expect(formatNumber(12_345.678, 'de', 1)).toBe('12.345,7');
    expect(formatNumber(2, 'en')).toBe('2');
  });
});

describe('formatFileSize', () => {
  const kb = 1024;
  it.each([
    [0, '0 B'],
    [-1, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [kb, '1 KB'],
    [1536, '1.5 KB'],
    [10 * kb * kb, '10 MB'],
    [kb * kb - 1, '1 MB'],
    [2.25 * kb ** 3, '2.3 GB'],
    [5000 * kb ** 3, '5,000 GB'],
  ])('%i bytes is %s [2.12.8]', (bytes, text) => {
    expect(formatFileSize(bytes, 'en')).toBe(text);
  });

  it('French counts octets', () => {
    expect(formatFileSize(1536, 'fr')).toBe('1,5 Ko');
  });
});

describe('formatPercent', () => {
  it.each([
    ['en', 50, '50%'],
    ['en', 33.333, '33.33%'],
    ['de', 12.5, '12,5\u00a0%'],
    ['fr', 12.5, '12,5\u00a0%'],
  ] as const)('formats in %s', (locale, percent, text) => {
    expect(formatPercent(percent, locale).replace('\u202f', '\u00a0')).toBe(text);
  });
});
