import { activeStatuses, completedStatuses, maySeeAdminDashboard, startOfDay } from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';

/** What waits for the board: each count has a list of its own. */
export const getWaiting: UseCase<'admin.waiting'> = async ({ actor, now, repositories }) => {
  assertAllowed(maySeeAdminDashboard(actor));
  const { tickets, invoices } = repositories;
  const [safetyTickets, undecided, overdueWorkOrders, submittedInvoices] = await Promise.all([
    tickets.count({ priority: 'safety', status: { notIn: completedStatuses } }),
    tickets.aggregate({ where: { status: { in: ['new', 'in_review'] } }, groupBy: 'status' }),
    tickets.count({
      'assignedTo.uid': { isMissing: false },
      status: { in: activeStatuses },
      dueDate: { before: startOfDay(now) },
    }),
    invoices.count({ status: 'submitted' }),
  ]);
  const countOf = (status: string) => undecided.find(({ group }) => group === status)?.count ?? 0;
  return {
    safetyTickets,
    newTickets: countOf('new'),
    ticketsInReview: countOf('in_review'),
    overdueWorkOrders,
    submittedInvoices,
  };
};
