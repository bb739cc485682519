import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    expect(parseDollars(text)).toBe(cents);
  });

  it.each(['', '.', '$', '-5', '1.234', '12,34', '1e3', 'ten', '999999999999'])(
    'refuses %j',
    (text) => {
      expect(parseDollars(text)).toBeUndefined();
    },
  );

  it('reads back what it writes, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(parseDollars(dollarsText(cents))).toBe(cents);
      }),
    );
  });
});
