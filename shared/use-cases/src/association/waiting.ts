import { activeStatuses, completedStatuses, dayOf, maySeeAdminDashboard } from '@hoa/domain';
import { assertAllowed } from '../kernel/assert-allowed.ts';
import type { UseCase } from '../kernel/use-case.ts';

/** Counts the items that wait for the board. Each count links to its own list. */
export const getWaiting: UseCase<'admin.waiting'> = async ({
  actor,
  association,
  now,
  repositories,
}) => {
  assertAllowed(maySeeAdminDashboard(actor));
  const { tickets, invoices } = repositories;
  const [counts, submittedInvoices] = await Promise.all([
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
  const total = newTickets + ticketsInReview + overdueWorkOrders + submittedInvoices;
  return {
    total,
    safetyTickets,
    newTickets,
    ticketsInReview,
    overdueWorkOrders,
    submittedInvoices,
  };
};
