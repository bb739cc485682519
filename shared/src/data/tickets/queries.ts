import type { UseCases } from '../use-case.ts';
import { listTicketInvoices } from './read-ticket-invoices.ts';
import { getTicket, listTicketMessages, listTickets } from './read-tickets.ts';

export const ticketQueries = {
  'tickets.list': listTickets,
  'tickets.get': getTicket,
  'tickets.messages': listTicketMessages,
  'ticketInvoices.list': listTicketInvoices,
} satisfies UseCases;
