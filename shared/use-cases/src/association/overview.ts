import {
  activeStatuses,
  completedStatuses,
  maySeeAdminDashboard,
  monthOf,
  monthStart,
  pendingInvoiceStatuses,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { newsManagerQueries } from '../news/read-managed-news.ts';
import { visibleAt } from '../news/read-news.ts';
import { financeQueries } from '../payments/finances.ts';
import type { AggregateRow } from '../ports/repository.ts';
import { getTicketTrends } from './ticket-trends.ts';
import { getWaiting } from './waiting.ts';

/** The figures of the admin dashboard; `docs/figures.md` defines each of them. */
export const getOverview: UseCase<'admin.overview'> = async (context) => {
  const { actor, now, association, repositories } = context;
  const { residents, tickets, invoices, news, vendors } = repositories;
  assertAllowed(maySeeAdminDashboard(actor));
  const { timeZone } = association;
  const isAssigned = { 'assignedTo.uid': { isMissing: false } };
  const thisMonth = monthStart(monthOf(now, timeZone), timeZone).toISOString();
  const [households, counts, activeNews, firms, pendingInvoices] = await Promise.all([
    residents.count({}),
    tickets.countEach([
      { status: { notIn: completedStatuses } },
      { ...isAssigned, status: { in: activeStatuses } },
      {
        ...isAssigned,
        status: { in: completedStatuses },
        'work.completedAt': { from: thisMonth },
      },
    ]),
    news.aggregate({
      where: { published: true, ...visibleAt(now) },
      groupBy: 'category',
    }),
    vendors.count({ removedAt: { isMissing: true } }),
    invoices.count({ status: { in: pendingInvoiceStatuses } }),
  ]);
  const [openTickets = 0, activeWorkOrders = 0, completedThisMonth = 0] = counts;
  return {
    residents: households,
    openTickets,
    activeNews: activeNews.reduce((sum, { count }) => sum + count, 0),
    securityAlerts: countOf(activeNews, 'emergency'),
    vendors: firms,
    activeWorkOrders,
    pendingInvoices,
    completedThisMonth,
  };
};

function countOf(rows: readonly AggregateRow[], wanted: string): number {
  return rows.find(({ group }) => group === wanted)?.count ?? 0;
}

export const overviewQueries = {
  'admin.overview': getOverview,
  'admin.waiting': getWaiting,
  'admin.ticketTrends': getTicketTrends,
  ...financeQueries,
  ...newsManagerQueries,
} satisfies UseCases;
