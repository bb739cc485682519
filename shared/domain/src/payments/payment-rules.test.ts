import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../kernel/calendar-day.ts';
import type { PaymentFrequency } from './payment-rules.ts';
import { canPay, nextBillDate, paymentFee, paymentTotal } from './payment-rules.ts';
import { autopayFormSchema, paymentFormSchema } from './payment-schema.ts';

/** 0.01 to 100,000.00 dollars. */
const cents = fc.integer({ min: 1, max: 10_000_000 });

const fees = { cardFeeRate: 310, cardFeeFlat: 30, bankFee: 150 };

describe('the fee', () => {
  it.each([
    [15_000, 'card', 495],
    [15_000, 'ach', 150],
    [1, 'card', 30],
    [16, 'card', 30], // 0.496 rounds down
    [17, 'card', 31], // 0.527 rounds up
    [500, 'card', 46], // 15.5 rounds up
    [10_000_000, 'card', 310_030],
    [0, 'card', 0],
    [0, 'ach', 0],
    [-100, 'card', 0],
  ] as const)('on %i cents by %s is %i [9.26]', (amount, method, fee) => {
    expect(paymentFee(amount, method, fees)).toBe(fee);
  });

  it.each([
    [{}, 'card', 0],
    [{}, 'ach', 0],
    [{ cardFeeRate: 290 }, 'card', 435],
    [{ cardFeeFlat: 25 }, 'card', 25],
    [{ cardFeeRate: 5 }, 'card', 8], // 7.5 rounds up
    [{ cardFeeRate: 310, cardFeeFlat: 30 }, 'ach', 0],
    [{ bankFee: 100 }, 'ach', 100],
    [{ bankFee: 100 }, 'card', 0],
  ] as const)('of an association with %o is, on $150.00 by %s, %i', (own, method, fee) => {
    expect(paymentFee(15_000, method, own)).toBe(fee);
  });

  it('by card is the nearest cent to 3.1 % and 30, for every amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const fee = paymentFee(amount, 'card', fees);
        expect(Number.isInteger(fee)).toBe(true);
        // In thousandths of a cent, so that the comparison is exact.
        expect(Math.abs((fee - 30) * 1000 - amount * 31)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('never falls as the amount rises', () => {
    fc.assert(
      fc.property(cents, fc.nat(100_000), (amount, more) => {
        expect(paymentFee(amount + more, 'card', fees)).toBeGreaterThanOrEqual(
          paymentFee(amount, 'card', fees),
        );
      }),
    );
  });

  it('by bank transfer is flat, and the total is always amount and fee [9.27]', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('ach', 'card'), (amount, method) => {
        expect(paymentFee(amount, 'ach', fees)).toBe(150);
        expect(paymentTotal(amount, method, fees) - amount).toBe(paymentFee(amount, method, fees));
      }),
    );
  });
});

describe('the next bill', () => {
  it.each([
    ['monthly', '2026-03-20', '2026-03-10', '2026-03-20'],
    ['monthly', '2026-03-20', '2026-03-20', '2026-03-20'],
    ['monthly', '2026-03-20', '2026-03-21', '2026-04-20'],
    ['monthly', '2026-01-31', '2026-02-02', '2026-02-28'],
    ['quarterly', '2026-03-20', '2026-04-01', '2026-06-20'],
    ['annually', '2024-02-29', '2026-03-01', '2027-02-28'],
  ] as const)('of a %s plan due on %s is, on %s, %s', (frequency, due, now, next) => {
    expect(nextBillDate(due, frequency, now)).toBe(next);
  });

  it('lies ahead by less than the time between two bills, or is the due date', () => {
    const days: Record<PaymentFrequency, number> = { monthly: 31, quarterly: 92, annually: 366 };
    const dates = fc.nat(7300).map((days) => daysLater('2020-01-01', days));
    const frequencies = fc.constantFrom<PaymentFrequency>('monthly', 'quarterly', 'annually');
    fc.assert(
      fc.property(dates, dates, frequencies, (due, today, frequency) => {
        const next = nextBillDate(due, frequency, today);
        const aheadMs = Date.parse(next) - Date.parse(today);
        expect(aheadMs).toBeGreaterThanOrEqual(0);
        if (due < today) expect(aheadMs).toBeLessThanOrEqual(days[frequency] * 86_400_000);
        else expect(next).toBe(due);
      }),
    );
  });
});

describe('the forms', () => {
  it.each([
    [null, false],
    [0, false],
    [-1, false],
    [1, true],
  ])('an amount of %s can be paid: %s', (amount, expected) => {
    expect(canPay(amount)).toBe(expected);
  });

  it('read the amount as cents', () => {
    expect(paymentFormSchema.parse({ amount: '150.00', method: 'ach' })).toEqual({
      amount: 15_000,
      method: 'ach',
    });
    const autopay = { amount: '150', method: 'card', frequency: 'monthly' };
    expect(autopayFormSchema.parse(autopay).amount).toBe(15_000);
  });

  it.each(['', '0', '-5', 'ten'])('refuse the amount %j', (amount) => {
    const result = paymentFormSchema.safeParse({ amount, method: 'ach' });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(['amount-invalid']);
  });
});
