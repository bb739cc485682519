import {
  completedStatuses,
  firstDayOf,
  maySeeAdminDashboard,
  monthStart,
  monthsUpTo,
  ticketAges,
} from '@hoa/domain';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import type { AggregateRow } from '../ports/repository.ts';

/** The number of months in the charts, including the current one. */
const chartedMonths = 6;

const dayMs = 86_400_000;

/** Returns tickets opened and closed per month with the average response time, and the age of open tickets. */
export const getTicketTrends: UseCase<'admin.ticketTrends'> = async (context) => {
  const { actor, now, association, repositories } = context;
  const { tickets } = repositories;
  const { timeZone } = association;
  assertAllowed(maySeeAdminDashboard(actor));
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
