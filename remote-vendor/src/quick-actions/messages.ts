import { defineMessages } from '@hoa/ui/text';

/** The vendor's quick actions. */
export const en = {
  quickActions: 'Quick Actions',
  submitInvoice: 'Submit Invoice',
  logWorkHours: 'Log Work Hours',
  updateServiceAreas: 'Update Service Areas',
  submitInvoiceToast: 'Open a resolved work order, or Invoices, to submit an invoice.',
  openInvoices: 'Open Invoices',
  logWorkHoursToast: 'Logging work hours is coming soon.',
  updateServiceAreasToast: 'Updating service areas is coming soon.',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'quickActions' }),
);
