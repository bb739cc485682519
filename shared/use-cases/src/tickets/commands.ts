import { submitTicketInvoice } from '../invoices/submit-invoice.ts';
import type { UseCases } from '../kernel/use-case.ts';
import { orderChanges } from './change-orders.ts';
import { ticketChanges } from './change-tickets.ts';
import { ticketCreation } from './create-tickets.ts';
import { postMessage } from './post-message.ts';

export const ticketCommands = {
  ...ticketCreation,
  ...ticketChanges,
  ...orderChanges,
  'tickets.postMessage': postMessage,
  'tickets.submitInvoice': submitTicketInvoice,
} satisfies UseCases;
