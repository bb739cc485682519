import type { UseCases } from '../kernel/use-case.ts';
import { orderChanges } from './change-orders.ts';
import { ticketChanges } from './change-tickets.ts';
import { ticketCreation } from './create-tickets.ts';
import { postMessage } from './post-message.ts';
import {
  getTicket,
  getTicketBoard,
  listTicketInvoices,
  listTicketMessages,
  listTickets,
} from './read-tickets.ts';
import { submitTicketInvoice } from './submit-invoice.ts';

/** The use cases of tickets and of the invoices in their drawer. */
export const ticketUseCases = {
  'tickets.list': listTickets,
  'tickets.board': getTicketBoard,
  'tickets.get': getTicket,
  'tickets.messages': listTicketMessages,
  'ticketInvoices.list': listTicketInvoices,
  ...ticketCreation,
  ...ticketChanges,
  ...orderChanges,
  'tickets.postMessage': postMessage,
  'tickets.submitInvoice': submitTicketInvoice,
} satisfies UseCases;
