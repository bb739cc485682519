import { type Input, PortalError } from '@hoa/api';
import { type Payment, paymentFee, paymentMethods } from '@hoa/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPortal, type Person } from '../testing/sample-portal.ts';

const attempt = fc.record({
  requestId: fc.constantFrom('a', 'b', 'c', 'd'),
  tab: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  method: fc.constantFrom(...paymentMethods),
});

type Outcome = { payment: Payment } | { refused: PortalError };

test('however payments are repeated over tabs, each request is booked once and the balance adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 12 }), async (attempts) => {
      const portal = openPortal();
      const tabs = [0, 1, 2].map(() => portal.as('resident'));
      const [first = portal.as('resident')] = tabs;
      const before = await first.call('account.get', {});
      const history = await first.call('payments.history', {});
      const outcomes = await Promise.all(
        attempts.map(({ tab, ...input }) => payFrom(tabs[tab] ?? first, input)),
      );
      const refusals = outcomes.flatMap((one) => ('refused' in one ? [one.refused] : []));
      for (const refused of refusals) {
        expect(refused).toMatchObject({ code: 'invalid-input', params: { field: 'requestId' } });
      }
      const booked = outcomes.flatMap((one) => ('payment' in one ? [one.payment] : []));
      const distinct = [...new Map(booked.map((payment) => [payment.id, payment])).values()];
      expect(distinct).toHaveLength(new Set(attempts.map(({ requestId }) => requestId)).size);
      for (const { amount, method, fees, total } of distinct) {
        expect([fees, total]).toEqual([
          paymentFee(amount, method, portal.association),
          amount + fees,
        ]);
      }
      const after = await first.call('account.get', {});
      const paid = distinct.reduce((sum, { amount }) => sum + amount, 0);
      expect(after?.balance).toBe((before?.balance ?? 0) - paid);
      expect(await first.call('payments.history', {})).toMatchObject({
        total: history.total + distinct.length,
      });
    }),
    { numRuns: 40 },
  );
});

async function payFrom(tab: Person, input: Input<'payments.pay'>): Promise<Outcome> {
  try {
    return { payment: await tab.call('payments.pay', input) };
  } catch (error) {
    return { refused: PortalError.from(error) };
  }
}
