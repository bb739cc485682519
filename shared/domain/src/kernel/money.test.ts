import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUsd, sumCents, usdInput, usdText } from './money.ts';

/** 0.01 to 100,000.00 dollars. */
const cents = fc.integer({ min: 1, max: 10_000_000 });

describe('parseUsd', () => {
  it.each([
    ['0', 0],
    ['75', 7500],
    ['75.5', 7550],
    ['75,5', 7550],
    ['75.05', 7505],
    ['.5', 50],
    ['  12.30 ', 1230],
    ['$12.30', 1230],
    ['$ 12.30', 1230],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1.234,50 $', 123_450],
    ['1 234,50', 123_450],
    ['1\u202f234,50\u00a0$', 123_450],
    ['1\u00a0234', 123_400],
    ['1,234', 123_400],
    ['1,234,567.89', 123_456_789],
    ['007', 700],
  ])('reads %j as %i cents', (text, expected) => {
    expect(parseUsd(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '.',
    ',',
    '5.',
    '1.234',
    '12,34,56',
    '1,23.45',
    '1.2.3',
    '12.345',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '12 34',
    '$',
    '5€',
    '١٢',
    '99999999999999999',
  ])('refuses %j', (text) => {
    expect(parseUsd(text)).toBeNull();
  });

  it('gives back every amount a field holds', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseUsd(usdInput(amount))).toBe(amount);
        expect(parseUsd(usdText(amount))).toBe(amount);
      }),
    );
  });

  it.each(['en-US', 'es', 'fr', 'de'])('gives back every amount as %s writes it', (locale) => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    });
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseUsd(format.format(amount / 100))).toBe(amount);
      }),
    );
  });

  it('answers whole cents or null for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$0-9., -]{0,12}$/)), (text) => {
        const amount = parseUsd(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('usdText', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_450, '$1,234.50'],
    [100_000_000, '$1,000,000.00'],
    [-150, '-$1.50'],
  ])('%i cents is %s', (amount, text) => {
    expect(usdText(amount)).toBe(text);
  });
});

it('sumCents adds up, and is 0 for nothing', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([10, 20, 1])).toBe(31);
});
