import type { UseCases } from '../use-case.ts';
import { deleteInvoice, saveInvoice, submitInvoice } from './invoices.ts';
import { markVendorNotificationsRead } from './vendor-notifications.ts';

export const vendorCommands = {
  'vendorNotifications.markRead': markVendorNotificationsRead,
  'invoices.save': saveInvoice,
  'invoices.submit': submitInvoice,
  'invoices.delete': deleteInvoice,
} satisfies UseCases;
