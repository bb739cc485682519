import { parseUsd, paymentMethods } from '@hoa/domain';
import { formatUsd, locales } from '@hoa/ui/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from './PaymentFields.tsx';

const fees = { cardFeeRate: 310, cardFeeFlat: 30, bankFee: 150 };
const maxCents = 10_000_000;

describe('a quote', () => {
  it.each([
    [15_000, 'ach', { amount: 15_000, fee: 150, total: 15_150 }],
    [15_000, 'card', { amount: 15_000, fee: 495, total: 15_495 }],
    [1, 'card', { amount: 1, fee: 30, total: 31 }],
    [0, 'ach', null],
    [-1, 'card', null],
    [null, 'ach', null],
  ] as const)('of %s cents by %s is %o', (amount, method, expected) => {
    expect(quote(amount, method, fees)).toEqual(expected);
  });

  it('adds up in whole cents for every amount from 0.01 to 100,000.00', () => {
    const wrong: number[] = [];
    for (let amount = 1; amount <= maxCents; amount += 1) {
      for (const method of paymentMethods) {
        const shown = quote(amount, method, fees);
        // The card fee in tenths of a cent, so that the invariant is exact: half a cent rounds up.
        const fee = method === 'ach' ? 150 : Math.floor((amount * 31 + 500) / 1000) + 30;
        if (shown?.fee !== fee || shown.total !== amount + fee) wrong.push(amount);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('adds up as formatted text in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: maxCents }),
        fc.constantFrom(...paymentMethods),
        fc.constantFrom(...locales),
        (amount, method, locale) => {
          const shown = quote(amount, method, fees);
          const read = (cents = 0) => parseUsd(formatUsd(cents, locale)) ?? Number.NaN;
          expect(read(shown?.amount) + read(shown?.fee)).toBe(read(shown?.total));
        },
      ),
    );
  });
});
