export const invoiceStatuses = ['draft', 'submitted', 'approved', 'paid', 'rejected'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

const isPending: Record<InvoiceStatus, boolean> = {
  draft: false,
  submitted: true,
  approved: true,
  paid: false,
  rejected: false,
};

/** The statuses of an invoice that is submitted and not yet paid. */
export const pendingInvoiceStatuses: readonly InvoiceStatus[] = invoiceStatuses.filter(
  (status) => isPending[status],
);

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
};
