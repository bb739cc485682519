import { maySeeVendorDashboard } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { VendorDashboard } from '../contract/vendor-dashboard.ts';
import type { UseCase } from '../use-case.ts';

/** The specification's sample figures, fixed; money in cents. */
export const sampleVendorDashboard: VendorDashboard = {
  activeWorkOrders: 3,
  completedThisMonth: 12,
  pendingInvoices: 2,
  totalEarnings: 875_000,
  rating: 4.8,
  responseTimeHours: 2.3,
  nextPaymentDate: '2025-02-15',
  months: [
    { month: '2024-09-01', completed: 7, earnings: 118_000 },
    { month: '2024-10-01', completed: 9, earnings: 142_500 },
    { month: '2024-11-01', completed: 6, earnings: 97_500 },
    { month: '2024-12-01', completed: 8, earnings: 131_000 },
    { month: '2025-01-01', completed: 11, earnings: 183_500 },
    { month: '2025-02-01', completed: 12, earnings: 202_500 },
  ],
};

export const getVendorDashboard: UseCase<'vendorDashboard.get'> = async ({ actor }) => {
  assertAllowed(maySeeVendorDashboard(actor));
  return sampleVendorDashboard;
};
