import type { UseCases } from '@hoa/use-cases';
import { getVendorDashboard } from '@hoa/use-cases/association/vendor-dashboard';
import { invoiceCommands } from '@hoa/use-cases/invoices/invoices';
import { invoiceQueries } from '@hoa/use-cases/invoices/read-invoices';
import { vendorNotificationUseCases } from '@hoa/use-cases/notifications/vendor-notifications';
import { directoryQueries } from '@hoa/use-cases/people/directories';

/** The operations on vendors, their invoices, notifications and dashboard, and on the people of the association. */
export const vendorPart = {
  ...directoryQueries,
  ...invoiceQueries,
  ...invoiceCommands,
  ...vendorNotificationUseCases,
  'vendorDashboard.get': getVendorDashboard,
} satisfies UseCases;
