import { deleteInvoice, saveInvoice, submitInvoice } from './invoices/invoices.ts';
import type { UseCases } from './kernel/use-case.ts';
import { markVendorNotificationsRead } from './notifications/vendor-notifications.ts';

export const vendorCommands = {
  'vendorNotifications.markRead': markVendorNotificationsRead,
  'invoices.save': saveInvoice,
  'invoices.submit': submitInvoice,
  'invoices.delete': deleteInvoice,
} satisfies UseCases;
