import { maySeeAdminDashboard } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';

/** The specification's sample figures, which do not move. */
export const getOverview: UseCase<'admin.overview'> = async ({ actor }) => {
  assertAllowed(maySeeAdminDashboard(actor));
  return {
    residents: 156,
    openTickets: 23,
    activeNews: 8,
    securityAlerts: 4,
    vendors: 4,
    activeWorkOrders: 8,
    pendingInvoices: 3,
    completedThisMonth: 15,
  };
};
