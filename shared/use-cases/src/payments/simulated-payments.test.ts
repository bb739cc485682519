import { expect, it } from 'vitest';
import { createSimulatedPayments } from './simulated-payments.ts';

const charge = {
  key: 'resident-1:r',
  uid: 'resident-1',
  method: 'card',
  total: 15_495,
  receiptPrefix: 'CH',
} as const;

it('answers a repeated charge as the first time [7.26]', async () => {
  let ids = 0;
  const payments = createSimulatedPayments(() => `a-${++ids}`);
  const first = await payments.charge(charge);
  expect(first).toEqual({ status: 'completed', confirmationNumber: 'CH-A1' });
  expect(await payments.charge(charge)).toEqual(first);
  expect(await payments.charge({ ...charge, key: 'resident-1:s', method: 'ach' })).toEqual({
    status: 'pending',
    confirmationNumber: 'CH-A2',
  });
});

it('numbers without a prefix for an association that has none', async () => {
  const payments = createSimulatedPayments(() => 'a-1');
  const { receiptPrefix: _, ...bare } = charge;
  expect(await payments.charge(bare)).toMatchObject({ confirmationNumber: 'A1' });
});
