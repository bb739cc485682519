import {
  type Author,
  dayOf,
  invoiceMessage,
  invoiceNumber,
  listedInvoice,
  type TicketInvoice,
  type TicketMessage,
  vendorUidOf,
} from '@hoa/domain';
import { mayCreateInvoice } from '@hoa/domain/tickets';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase } from '../kernel/use-case.ts';
import { notifyOfInvoice } from './notify.ts';
import { countMessage, messageInstant } from './post-message.ts';
import { visibleTicket } from './shown-ticket.ts';
import { ownFiles } from './work-record.ts';

const system: Author = { uid: 'system', displayName: 'System', role: 'system' };

/** Stores the invoice, posts a public system message, and adds it to the vendor's invoices. */
export const submitTicketInvoice: UseCase<'tickets.submitInvoice'> = async (context, input) => {
  const { actor, now, newId, association, nextNumber, repositories } = context;
  const ticket = await visibleTicket(context, input.ticketId);
  assertAllowed(mayCreateInvoice(actor, ticket));
  const id = newId();
  const vendorUid = vendorUidOf(actor);
  const invoice: TicketInvoice = {
    ...input,
    id,
    attachments: await ownFiles(context, input.attachments, {
      ownerKind: 'ticketInvoice',
      ownerId: id,
      ticketId: ticket.id,
    }),
    status: 'submitted',
    vendorUid,
    submittedBy: { uid: actor.uid, displayName: actor.displayName, role: actor.role },
    createdAt: now.toISOString(),
  };
  const message: TicketMessage = {
    id: newId(),
    ticketId: ticket.id,
    content: invoiceMessage(invoice.amount, invoice.description),
    author: system,
    isInternal: false,
    createdAt: messageInstant(ticket, now),
    attachments: [],
  };
  const vendor = await repositories.vendors.get(vendorUid);
  const listed = listedInvoice(
    invoice,
    {
      id: newId(),
      invoiceNumber: invoiceNumber(association.invoicePrefix, await nextNumber('invoices')),
      vendorName: vendor?.displayName ?? actor.displayName,
      workOrderTitle: ticket.title,
    },
    dayOf(now, association.timeZone),
  );
  repositories.ticketInvoices.put(invoice);
  repositories.invoices.put(listed);
  repositories.ticketMessages.put(message);
  countMessage(context, ticket, message);
  await notifyOfInvoice(context, ticket, listed, invoice.description);
  return invoice;
};
