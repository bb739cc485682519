import {
  activeStatuses,
  completedStatuses,
  firstDayOf,
  maySeeVendorDashboard,
  monthOf,
  monthsUpTo,
  pendingInvoiceStatuses,
  vendorUidOf,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import type { AggregateRow } from '../ports/repository.ts';

/** The number of months in the charts, including the current one. */
const chartedMonths = 6;

/** Returns the vendor's own figures; `docs/figures.md` defines each of them. */
export const getVendorDashboard: UseCase<'vendorDashboard.get'> = async (context) => {
  const { actor, now, association, repositories } = context;
  const { tickets, invoices, vendors } = repositories;
  assertAllowed(maySeeVendorDashboard(actor));
  const vendorUid = vendorUidOf(actor);
  const assigned = { 'assignedTo.uid': vendorUid };
  const [orders, rating, response, pendingInvoices, earnings, vendor] = await Promise.all([
    // Unfinished work has no month of completion.
    tickets.aggregate({
      where: { ...assigned, status: { in: [...activeStatuses, ...completedStatuses] } },
      groupBy: { monthOf: 'work.completedAt' },
    }),
    tickets.aggregate({ where: assigned, of: 'work.rating' }),
    tickets.aggregate({ where: assigned, of: 'work.responseMinutes' }),
    invoices.count({ vendorUid, status: { in: pendingInvoiceStatuses } }),
    invoices.aggregate({
      where: { vendorUid, status: 'paid' },
      groupBy: { monthOf: 'paidDate' },
      of: 'amount',
    }),
    vendors.get(vendorUid),
  ]);
  const minutes = response[0]?.average ?? null;
  return {
    activeWorkOrders: rowOf(orders, '')?.count ?? 0,
    completedThisMonth: rowOf(orders, monthOf(now, association.timeZone))?.count ?? 0,
    pendingInvoices,
    totalEarnings: earnings.reduce((total, { sum }) => total + sum, 0),
    rating: rating[0]?.average ?? null,
    responseTimeHours: minutes === null ? null : minutes / 60,
    nextPaymentDate: vendor?.nextPaymentDate ?? null,
    isNextPaymentSample: vendor?.isNextPaymentSample ?? false,
    months: monthsUpTo(now, association.timeZone, chartedMonths).map((month) => ({
      month: firstDayOf(month),
      completed: rowOf(orders, month)?.count ?? 0,
      earnings: rowOf(earnings, month)?.sum ?? 0,
    })),
  };
};

function rowOf(rows: readonly AggregateRow[], wanted: string): AggregateRow | undefined {
  return rows.find(({ group }) => group === wanted);
}
