import { listTicketInvoices } from '../invoices/read-ticket-invoices.ts';
import type { UseCases } from '../kernel/use-case.ts';
import { getTicketBoard } from './read-board.ts';
import { getTicket, listTicketMessages, listTickets } from './read-tickets.ts';

export const ticketQueries = {
  'tickets.list': listTickets,
  'tickets.board': getTicketBoard,
  'tickets.get': getTicket,
  'tickets.messages': listTicketMessages,
  'ticketInvoices.list': listTicketInvoices,
} satisfies UseCases;
