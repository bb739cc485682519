import { defineMessages, plural } from '@hoa/ui/text';

/** The work-order drawer and the Create Invoice modal it opens. */
export const en = {
  workOrder: 'Work order',
  loadFailed: 'Failed to load ticket details',
  notFound: 'Ticket not found',
  notFoundHint: 'It does not exist, or it is not assigned to you.',
  backToBoard: 'Back to Board Items',
  fullPage: 'Full Page',
  fullPageHint: 'opens in a new tab',
  description: 'Description',
  noDescription: 'There is no description.',
  details: 'Details',
  tags: 'Tags',
  attachments: 'Attachments',
  communication: 'Communication',

  actions: 'Actions',
  updateStatus: 'Update Status',
  closedHint: 'A closed work order stays closed.',
  closeQuestion: 'Close this work order?',
  closeHint: 'A closed work order stays closed: only an administrator can open it again.',
  confirmClose: 'Close Work Order',
  statusUpdated: ({ label }: { label: string }) => `Status updated to ${label}`,
  statusFailed: 'Failed to update status',
  attachPhotos: 'Attach Photos',
  attachmentRemoved: 'Attachment removed',
  removeFailed: 'Failed to remove the attachment',
  createInvoice: 'Create Invoice',
  invoiced: ({ n, total }: { n: number; total: string }) =>
    plural('en', n, {
      one: `1 invoice submitted so far: ${total}`,
      other: `${n} invoices submitted so far: ${total}`,
    }),

  laborHours: 'Labor Hours',
  laborHoursHint: 'Such as 1.5 or 0.25',
  laborRate: 'Labor Rate',
  laborRateHint: 'Per hour',
  materialsCostHint: 'In total',
  materialsCost: 'Materials Cost',
  calculatedTotal: 'Calculated Total',
  amount: 'Invoice Amount',
  amountHint: 'Filled in from the calculated total; change it if you agreed on another amount.',
  invoiceDescription: 'Description',
  notes: 'Notes',
  documents: 'Supporting Documents',
  summary: 'Summary',
  labor: 'Labor',
  laborLine: ({ hours, rate }: { hours: string; rate: string }) => `${hours} h × ${rate}`,
  materials: 'Materials',
  adjustment: 'Adjustment',
  files: 'Documents',
  toPay: 'To be paid',
  submit: 'Submit Invoice',
  amountMissing: 'Enter an amount and a description first',
  submitted: 'Invoice submitted successfully!',
  submitQuestion: ({ amount }: { amount: string }) => `Submit an invoice for ${amount}?`,
  submitHint:
    'The administrators are told, everyone on this work order sees the amount, and the invoice can no longer be changed.',
  confirmSubmit: 'Submit',
  submitFailed: 'Failed to submit invoice',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'workOrder' }),
);
