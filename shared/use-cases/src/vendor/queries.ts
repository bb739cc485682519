import type { UseCases } from '../use-case.ts';
import { listContactSubmissions, listResidents, listVendors } from './directories.ts';
import { getInvoice, getInvoiceTotals, listInvoices } from './read-invoices.ts';
import { getVendorDashboard } from './vendor-dashboard.ts';
import { getVendorNotification, listVendorNotifications } from './vendor-notifications.ts';

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
