import {
  type Author,
  invoiceMessage,
  mayCreateInvoice,
  type TicketInvoice,
  type TicketMessage,
} from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';
import { notifyAdmins } from './notify.ts';
import { ownFiles } from './own-files.ts';
import { afterMessage } from './post-message.ts';
import { storedTicket } from './shown-ticket.ts';

const system: Author = { uid: 'system', displayName: 'System', role: 'system' };

/** The invoice is kept and the conversation says so, in public. */
export const submitTicketInvoice: UseCase<'tickets.submitInvoice'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const ticket = await storedTicket(context, input.ticketId);
  assertAllowed(mayCreateInvoice(actor, ticket));
  const createdAt = now.toISOString();
  const invoice: TicketInvoice = {
    ...input,
    id: newId(),
    attachments: ownFiles(context, input.attachments),
    status: 'submitted',
    submittedBy: { uid: actor.uid, displayName: actor.displayName, role: actor.role },
    createdAt,
  };
  const message: TicketMessage = {
    id: newId(),
    ticketId: ticket.id,
    content: invoiceMessage(invoice.amount, invoice.description),
    author: system,
    isInternal: false,
    createdAt,
    attachments: [],
  };
  repositories.ticketInvoices.put(invoice);
  repositories.ticketMessages.put(message);
  repositories.tickets.put(afterMessage(ticket, message, context));
  notifyAdmins(context, ticket, 'message', {
    code: 'ticket-invoice',
    params: {
      ticketId: ticket.id,
      name: actor.displayName,
      amount: String(invoice.amount),
      description: invoice.description,
    },
  });
  return invoice;
};
