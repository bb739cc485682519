// Invoices as vendors and administrators see them.

export { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
export { OpenInvoice, type OpenInvoiceProps } from './OpenInvoice.tsx';
