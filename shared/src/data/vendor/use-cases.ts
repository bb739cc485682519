import type { UseCases } from '../use-case.ts';
import { listContactSubmissions, listResidents, listVendors } from './directories.ts';
import { listInvoices, saveInvoice, submitInvoice } from './invoices.ts';
import { getVendorDashboard } from './vendor-dashboard.ts';
import { listVendorNotifications, markVendorNotificationsRead } from './vendor-notifications.ts';

export const vendorUseCases = {
  'vendors.list': listVendors,
  'residents.list': listResidents,
  'vendorNotifications.list': listVendorNotifications,
  'vendorNotifications.markRead': markVendorNotificationsRead,
  'vendorDashboard.get': getVendorDashboard,
  'contactSubmissions.list': listContactSubmissions,
  'invoices.list': listInvoices,
  'invoices.save': saveInvoice,
  'invoices.submit': submitInvoice,
} satisfies UseCases;
