import {
  type Account,
  daysLater,
  type Payment,
  type PaymentSettings,
  type PaymentSource,
  type Subscription,
} from '@hoa/domain';

// Sample data for the tests of this folder.

export const account: Account = {
  unit: 'A-101',
  status: 'current',
  balance: 15_000,
  dueDate: '2026-12-03',
};

export const settings: PaymentSettings = {
  defaultMethod: 'ach',
  emailReceipts: true,
  paymentReminders: false,
};

export const subscription: Subscription = {
  amount: 15_000,
  frequency: 'monthly',
  fees: 150,
  totalAmount: 15_150,
  nextBillDate: '2026-12-03',
  paymentMethod: {
    type: 'ach',
    bankName: 'Millbrook Savings',
    accountType: 'checking',
    last4: '6789',
  },
};

export const sources: readonly PaymentSource[] = [
  subscription.paymentMethod,
  { type: 'card', cardBrand: 'Cardinal', last4: '4417' },
];

/** The nth payment: 1 is the newest, each one a day older. */
export function payment(n: number, change: Partial<Payment> = {}): Payment {
  return {
    id: `payment-${n}`,
    unit: 'A-101',
    paidBy: { uid: 'resident-1', displayName: 'Riley Resident' },
    date: daysLater('2026-10-31', -n),
    createdAt: `${daysLater('2026-10-31', -n)}T12:00:00.000Z`,
    description: `Dues ${n}`,
    method: 'ach',
    amount: 15_000,
    fees: 150,
    total: 15_150,
    status: 'completed',
    confirmationNumber: `CH-${n}`,
    ...change,
  };
}
