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

/** How many months the charts show, this one included. */
const chartedMonths = 6;

const dayMs = 86_400_000;

/** Tickets opened and closed by month with the time to the first answer, and how old the open ones are. */
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
        // As old as `fromDays` or older, and younger than the next age.
        const before = fromDays === 0 ? undefined : daysBefore(now, fromDays);
        return { ...isOpen, createdAt: { from: daysBefore(now, upToDays), before } };
      }),
    ]),
  ]);
  // The rest is older, however many years that goes back.
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
