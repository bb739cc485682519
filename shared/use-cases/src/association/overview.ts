import {
  activeStatuses,
  completedStatuses,
  dayOf,
  firstDayOf,
  maySeeAdminDashboard,
  maySeeTrends,
  monthOf,
  monthStart,
  monthsUpTo,
  pendingInvoiceStatuses,
  seenFigures,
  ticketAges,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { newsManagerQueries } from '../news/read-managed-news.ts';
import { visibleAt } from '../news/read-news.ts';
import { financeQueries } from '../payments/finances.ts';
import type { AggregateRow } from '../ports/repository.ts';

/** The number of months in the charts, including the current one. */
const chartedMonths = 6;

const dayMs = 86_400_000;

/** Returns tickets opened and closed per month with the average response time, and the age of open tickets. */
const getTicketTrends: UseCase<'admin.ticketTrends'> = async (context) => {
  const { actor, now, association, repositories } = context;
  const { tickets } = repositories;
  const { timeZone } = association;
  assertAllowed(maySeeTrends(actor));
  const months = monthsUpTo(now, timeZone, chartedMonths);
  const from = monthStart(months[0] ?? '', timeZone).toISOString();
  const isOpen = { status: { notIn: completedStatuses } };
  const [opened, closed, [all = 0, ...younger]] = await Promise.all([
    tickets.aggregate({
      where: { createdAt: { from } },
      groupBy: { monthOf: 'createdAt' },
      of: 'work.responseMinutes',
    }),
    tickets.aggregate({
      where: { status: { in: completedStatuses }, 'work.completedAt': { from } },
      groupBy: { monthOf: 'work.completedAt' },
    }),
    tickets.countEach([
      isOpen,
      ...ticketAges.flatMap(({ fromDays, upToDays }) => {
        if (upToDays === null) return [];
        // The group includes age `fromDays` and excludes the start of the next group.
        const before = fromDays === 0 ? undefined : daysBefore(now, fromDays);
        return { ...isOpen, createdAt: { from: daysBefore(now, upToDays), before } };
      }),
    ]),
  ]);
  // All remaining tickets are in the oldest group.
  const oldest = all - younger.reduce((sum, count) => sum + count, 0);
  return {
    months: months.map((month) => {
      const minutes = rowOf(opened, month)?.average ?? null;
      return {
        month: firstDayOf(month),
        opened: rowOf(opened, month)?.count ?? 0,
        closed: rowOf(closed, month)?.count ?? 0,
        responseTimeHours: minutes === null ? null : minutes / 60,
      };
    }),
    openByAge: ticketAges.map(({ upToDays }, index) => ({
      upToDays,
      count: younger[index] ?? oldest,
    })),
  };
};

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}

function rowOf(rows: readonly AggregateRow[], wanted: string): AggregateRow | undefined {
  return rows.find(({ group }) => group === wanted);
}

/** Counts the items that wait for the board, as far as the actor may read them. Each count links to its own list. */
const getWaiting: UseCase<'admin.waiting'> = async ({ actor, association, now, repositories }) => {
  assertAllowed(maySeeAdminDashboard(actor));
  const { tickets, invoices } = repositories;
  const [counts, submitted] = await Promise.all([
    tickets.countEach([
      { priority: 'safety', status: { notIn: completedStatuses } },
      { status: 'new' },
      { status: 'in_review' },
      {
        'assignedTo.uid': { isMissing: false },
        status: { in: activeStatuses },
        dueDate: { before: dayOf(now, association.timeZone) },
      },
    ]),
    invoices.count({ status: 'submitted' }),
  ]);
  const [safetyTickets = 0, newTickets = 0, ticketsInReview = 0, overdueWorkOrders = 0] = counts;
  const waiting = seenFigures(actor, {
    newTickets,
    ticketsInReview,
    overdueWorkOrders,
    submittedInvoices: submitted,
  });
  const total = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  return { total, ...seenFigures(actor, { safetyTickets }), ...waiting };
};

/**
 * The figures of the admin dashboard, as far as the actor may read them; `docs/figures.md` defines each of them.
 */
const getOverview: UseCase<'admin.overview'> = async (context) => {
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
  return seenFigures(actor, {
    residents: households,
    openTickets,
    activeNews: activeNews.reduce((sum, { count }) => sum + count, 0),
    securityAlerts: countOf(activeNews, 'emergency'),
    vendors: firms,
    activeWorkOrders,
    pendingInvoices,
    completedThisMonth,
  });
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
