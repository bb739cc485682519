import { plural } from '@hoa/ui/text';

/** The work-order drawer and the Create Invoice modal it opens. */
export const en = {
  workOrder: 'Work order',
  loadFailed: 'Failed to load ticket details',
  notFound: 'Ticket not found',
  notFoundHint: 'It does not exist, or it is not assigned to you.',
  fullPage: 'Full Page',
  fullPageHint: 'opens in a new tab',
  description: 'Description',
  noDescription: 'There is no description.',
  details: 'Details',
  tags: 'Tags',
  attachments: 'Attachments',
  noAttachments: 'No files yet.',
  communication: 'Communication',

  actions: 'Actions',
  updateStatus: 'Update Status',
  closedHint: 'A closed work order stays closed.',
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
  laborHoursHint: 'In steps of 0.5',
  laborRate: 'Labor Rate',
  laborRateHint: 'Dollars per hour',
  materialsCost: 'Materials Cost',
  materialsCostHint: 'Dollars',
  calculatedTotal: 'Calculated Total',
  amount: 'Invoice Amount',
  amountHint: 'Filled in from the calculated total; change it if you agreed on another amount.',
  invoiceDescription: 'Description',
  notes: 'Notes (optional)',
  documents: 'Supporting Documents (optional)',
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
  submitFailed: 'Failed to submit invoice',
};

export type Messages = typeof en;
