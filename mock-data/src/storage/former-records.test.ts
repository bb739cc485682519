import { recordSchemas } from '@hoa/use-cases';
import { expect, it } from 'vitest';
import { upgradedRecord } from './former-records.ts';

const payment = {
  id: 'payment-100',
  date: '2026-03-01T10:00:00.000Z',
  description: 'Dues payment',
  method: 'card',
  amount: 15_000,
  fees: 495,
  total: 15_495,
  status: 'completed',
  confirmationNumber: 'CH-1',
};
const account = { status: 'current', balance: 0, dueDate: '2026-03-20T12:00:00.000Z' };
const subscription = {
  amount: 15_000,
  frequency: 'monthly',
  fees: 150,
  totalAmount: 15_150,
  nextBillDate: '2025-02-15',
  paymentMethod: { type: 'ach', last4: '6789' },
  onFile: [],
};

it.each([
  [
    'payments',
    { ...payment, uid: 'resident-1', idempotencyKey: 'k' },
    {
      ...payment,
      date: '2026-03-01',
      createdAt: payment.date,
      unit: 'A-101',
      paidBy: { uid: 'resident-1', displayName: 'Rae Whitcomb' },
    },
  ],
  [
    'accounts',
    { ...account, id: 'resident-1', uid: 'resident-1' },
    { ...account, dueDate: '2026-03-20', id: 'A-101', unit: 'A-101' },
  ],
  [
    'subscriptions',
    { ...subscription, id: 'resident-1' },
    { ...subscription, id: 'A-101:resident-1' },
  ],
] as const)('a former record of %s belongs to the unit now', (collection, former, expected) => {
  const upgraded = upgradedRecord(collection, former);
  expect(upgraded).toEqual(expected);
  expect(recordSchemas[collection].safeParse(upgraded).success).toBe(true);
});

it('a record that has kept its shape stays as it is', () => {
  const topic = { id: 'topic-1' };
  expect(upgradedRecord('topics', topic)).toEqual(topic);
});

it('records of people who could not pay are left to be set aside', () => {
  const upgraded = upgradedRecord('accounts', { ...account, id: 'x', uid: 'x' });
  expect(recordSchemas.accounts.safeParse(upgraded).success).toBe(false);
});

it.each([
  ['INV-2025-013', 'INV-2025-018'],
  ['INV-2025-099', 'INV-2025-104'],
])('the invoice that was %s is %s among the samples of today', (invoiceNumber, expected) => {
  expect(upgradedRecord('invoices', { id: 'i', invoiceNumber })).toEqual({
    id: 'i',
    invoiceNumber: expected,
  });
});

it('a former ticket that is resolved counts as completed when it last changed', () => {
  const at = '2026-03-01T09:00:00.000Z';
  const former = { id: 't', lastActivity: at, updatedAt: at, internal: { messagesCount: 0 } };
  expect(upgradedRecord('tickets', { ...former, status: 'resolved' })).toMatchObject({
    work: { completedAt: at },
  });
  expect(upgradedRecord('tickets', { ...former, status: 'new' })).not.toHaveProperty('work');
});
