import type { UseCases } from '../use-case.ts';
import { orderChanges } from './change-orders.ts';
import { ticketChanges } from './change-tickets.ts';
import { ticketCreation } from './create-tickets.ts';
import { postMessage } from './post-message.ts';
import { submitTicketInvoice } from './submit-invoice.ts';

export const ticketCommands = {
  ...ticketCreation,
  ...ticketChanges,
  ...orderChanges,
  'tickets.postMessage': postMessage,
  'tickets.submitInvoice': submitTicketInvoice,
} satisfies UseCases;
