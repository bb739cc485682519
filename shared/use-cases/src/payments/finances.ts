import { dayOf, maySeeMoney } from '@hoa/domain';
import { listPage } from '../kernel/conversation-page.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';

/** Balances above zero, in cents. */
const owed = { from: 1 };

/** Sums the payments to vendors and the unpaid dues of households. */
const getFinances: UseCase<'admin.finances'> = async ({
  actor,
  association,
  now,
  repositories,
}) => {
  assertAllowed(maySeeMoney(actor));
  const { invoices, vendors, accounts } = repositories;
  const [paid, dues, overdue] = await Promise.all([
    invoices.aggregate({ where: { status: 'paid' }, groupBy: 'vendorUid', of: 'amount' }),
    accounts.aggregate({ where: { balance: owed }, of: 'balance' }),
    accounts.aggregate({
      where: { balance: owed, dueDate: { before: dayOf(now, association.timeZone) } },
      of: 'balance',
    }),
  ]);
  const firms = await vendors.getMany(paid.map(({ group }) => group));
  const nameOf = (uid: string) => firms.find((firm) => firm.id === uid)?.displayName ?? uid;
  return {
    spending: paid
      .map(({ group, sum }) => ({ vendorUid: group, displayName: nameOf(group), paid: sum }))
      .sort((one, other) => other.paid - one.paid),
    dues: {
      households: dues[0]?.count ?? 0,
      outstanding: dues[0]?.sum ?? 0,
      overdueHouseholds: overdue[0]?.count ?? 0,
      overdue: overdue[0]?.sum ?? 0,
    },
  };
};

const accountsOnPage = 25;

const listOutstanding: UseCase<'accounts.outstanding'> = async ({ actor, repositories }, page) => {
  assertAllowed(maySeeMoney(actor));
  return listPage(
    repositories.accounts,
    { where: { balance: owed }, orderBy: [['dueDate', 'asc']] },
    page,
    accountsOnPage,
    ({ unit, balance, dueDate }) => ({ unit, balance, dueDate }),
  );
};

export const financeQueries = {
  'admin.finances': getFinances,
  'accounts.outstanding': listOutstanding,
} satisfies UseCases;
