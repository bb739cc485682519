import { getVendorDashboard } from './association/vendor-dashboard.ts';
import { getInvoice, getInvoiceTotals, listInvoices } from './invoices/read-invoices.ts';
import type { UseCases } from './kernel/use-case.ts';
import {
  getVendorNotification,
  listVendorNotifications,
} from './notifications/vendor-notifications.ts';
import { listContactSubmissions, listResidents, listVendors } from './people/directories.ts';

export const vendorQueries = {
  'vendors.list': listVendors,
  'residents.list': listResidents,
  'vendorNotifications.list': listVendorNotifications,
  'vendorNotifications.get': getVendorNotification,
  'vendorDashboard.get': getVendorDashboard,
  'contactSubmissions.list': listContactSubmissions,
  'invoices.list': listInvoices,
  'invoices.get': getInvoice,
  'invoices.totals': getInvoiceTotals,
} satisfies UseCases;
