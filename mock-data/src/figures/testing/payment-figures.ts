import { paymentFee } from '@hoa/domain';
import { sampleAssociation } from '../../sample-association.ts';
import { everyItem, type Figure, type Recorded, sumOf } from './figure.ts';

const fees = sampleAssociation();
const residents = ['resident'] as const;

/** The figures of the account on the home, and of Payments. */
export const paymentFigures: readonly Figure[] = [
  {
    name: 'Account Balance',
    roles: residents,
    shown: async (gateway) => (await gateway.call('account.get', {}))?.balance,
    recomputed: (recorded) => ownAccount(recorded)?.balance,
  },
  {
    name: 'due date',
    roles: residents,
    shown: async (gateway) => (await gateway.call('account.get', {}))?.dueDate,
    recomputed: (recorded) => ownAccount(recorded)?.dueDate,
  },
  {
    name: 'Last payment',
    roles: residents,
    shown: async (gateway) => (await gateway.call('account.get', {}))?.lastPayment,
    recomputed: (recorded) => {
      const { amount, date } =
        ownPayments(recorded).find(({ status }) => status !== 'failed') ?? {};
      return { amount, date };
    },
  },
  {
    name: 'Amount, Fee, Total of the history',
    roles: residents,
    shown: async (gateway) =>
      (await everyItem(gateway, 'payments.history', {})).map(({ id, amount, fees, total }) => ({
        id,
        amount,
        fees,
        total,
      })),
    recomputed: (recorded) =>
      ownPayments(recorded).map(({ id, amount, method }) => ({
        id,
        amount,
        fees: paymentFee(amount, method, fees),
        total: amount + paymentFee(amount, method, fees),
      })),
  },
  {
    name: 'pages of the history',
    roles: residents,
    shown: async (gateway) => (await gateway.call('payments.history', {})).total,
    recomputed: (recorded) => ownPayments(recorded).length,
  },
  {
    name: 'pending payments',
    roles: residents,
    shown: async (gateway) => {
      const { items } = await gateway.call('payments.history', { status: 'pending' });
      return [items.length, sumOf(items, ({ total }) => total)];
    },
    recomputed: (recorded) => {
      const pending = ownPayments(recorded).filter(({ status }) => status === 'pending');
      return [pending.length, sumOf(pending, ({ total }) => total)];
    },
  },
  {
    name: 'Amount, Fees, Total of autopay',
    roles: residents,
    shown: async (gateway) => {
      const plan = await gateway.call('payments.subscription', {});
      return [plan?.amount, plan?.fees, plan?.totalAmount];
    },
    recomputed: ({ data }) => {
      const [plan] = data.subscriptions;
      const fee = plan && paymentFee(plan.amount, plan.paymentMethod.type, fees);
      return [plan?.amount, fee, plan && plan.amount + (fee ?? 0)];
    },
  },
  {
    name: 'Next bill date',
    roles: residents,
    shown: async (gateway) => (await gateway.call('payments.subscription', {}))?.nextBillDate,
    recomputed: (recorded) => ownAccount(recorded)?.dueDate,
  },
  {
    name: 'account or card that is charged',
    roles: residents,
    shown: async (gateway) =>
      (await gateway.call('payments.sources', {})).map(({ type, last4 }) => [type, last4]),
    recomputed: ({ data }) => data.subscriptions[0]?.onFile.map(({ type, last4 }) => [type, last4]),
  },
];

function ownAccount({ data, actor }: Recorded) {
  return data.accounts.find(({ unit }) => unit === actor.unit);
}

/** Returns the payments for the actor's unit, newest first. */
function ownPayments({ data, actor }: Recorded) {
  return data.payments
    .filter(({ unit }) => unit === actor.unit)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}
