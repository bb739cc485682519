import { paymentFee, paymentMethods } from '@hoa/shared/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPortal } from './testing/open-portal.ts';

const attempt = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  tab: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  method: fc.constantFrom(...paymentMethods),
});

test('however payments are repeated over tabs, each key is booked once and the balance adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 12 }), async (attempts) => {
      const portal = openPortal();
      const tabs = [0, 1, 2].map(() => portal.as('resident'));
      const [first = portal.as('resident')] = tabs;
      const before = await first.call('account.get', {});
      const history = await first.call('payments.history', {});
      const booked = await Promise.all(
        attempts.map(({ key, tab, amount, method }) =>
          (tabs[tab] ?? first).call('payments.pay', { amount, method, idempotencyKey: key }),
        ),
      );
      const distinct = [...new Map(booked.map((payment) => [payment.id, payment])).values()];
      expect(distinct).toHaveLength(new Set(attempts.map(({ key }) => key)).size);
      for (const { amount, method, fees, total } of distinct) {
        expect([fees, total]).toEqual([paymentFee(amount, method), amount + fees]);
      }
      const after = await first.call('account.get', {});
      const paid = distinct.reduce((sum, { amount }) => sum + amount, 0);
      expect(after?.balance).toBe((before?.balance ?? 0) - paid);
      expect(await first.call('payments.history', {})).toHaveLength(
        history.length + distinct.length,
      );
    }),
    { numRuns: 40 },
  );
});
