// Invoices as vendors and administrators see them.

export { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
export { OpenInvoice } from './OpenInvoice.tsx';
export { ViewInvoiceButton } from './ViewInvoiceButton.tsx';
