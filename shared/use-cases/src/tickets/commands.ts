import type { UseCases } from '../use-case.ts';
import {
  attachFiles,
  changeStatus,
  changeStatusMany,
  detachFile,
  markTicketRead,
  updateDescription,
} from './change-tickets.ts';
import { assignTicket, createTicket, createWorkItem } from './create-tickets.ts';
import { postMessage } from './post-message.ts';
import { submitTicketInvoice } from './submit-invoice.ts';

export const ticketCommands = {
  'tickets.create': createTicket,
  'tickets.updateDescription': updateDescription,
  'tickets.changeStatus': changeStatus,
  'tickets.changeStatusMany': changeStatusMany,
  'tickets.postMessage': postMessage,
  'tickets.attach': attachFiles,
  'tickets.detach': detachFile,
  'tickets.markRead': markTicketRead,
  'tickets.submitInvoice': submitTicketInvoice,
  'tickets.createWorkItem': createWorkItem,
  'tickets.assign': assignTicket,
} satisfies UseCases;
