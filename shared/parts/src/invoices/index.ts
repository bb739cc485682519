// Invoices as vendors and administrators see them.

export { InvoiceNumber } from './InvoiceNumber.tsx';
export { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
export { OpenInvoice } from './OpenInvoice.tsx';
