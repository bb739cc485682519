import { locales } from '@hoa/locales';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUsd } from '../text/index.ts';
import { dollarsText, parseDollars } from './parse-dollars.ts';

describe('parseDollars', () => {
  it.each([
    ['150', 15000],
    ['150.5', 15050],
    ['$1,234.56', 123456],
    [' .75 ', 75],
    ['0', 0],
    ['7.', 700],
    ['19.99', 1999],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseDollars(text, 'en')).toBe(cents);
  });

  it.each(['', '.', '$', '-5', '1.234', '12,34', '1e3', 'ten', '99999999999999999'])(
    'refuses %j',
    (text) => {
      expect(parseDollars(text, 'en')).toBeUndefined();
    },
  );

  it.each([
    ['de', '150,00', 15000],
    ['de', '1.234,56 $', 123456],
    ['de', '1.234', 123400],
    ['de', '12.5', 1250],
    ['es', '1234,5', 123450],
    ['fr', '1\u202f234,56\u00a0$', 123456],
    ['fr', '1 234', 123400],
  ] as const)('reads in %s %j as %i cents', (locale, text, cents) => {
    expect(parseDollars(text, locale)).toBe(cents);
  });

  it.each([
    ['de', '1,234.50'],
    ['de', '1,234'],
    ['fr', '1 23'],
    ['es', '12.34.56'],
  ] as const)('refuses in %s %j', (locale, text) => {
    expect(parseDollars(text, locale)).toBeUndefined();
  });

  it('reads back what it writes and shows in every language, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        for (const locale of locales) {
          expect(parseDollars(dollarsText(cents, locale), locale)).toBe(cents);
          expect(parseDollars(formatUsd(cents, locale), locale)).toBe(cents);
        }
      }),
    );
  });
});
