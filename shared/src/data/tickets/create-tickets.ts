import {
  mayAssign,
  mayCreateTicket,
  mayCreateWorkItem,
  nextTicketNumber,
  submittedTicket,
  type Vendor,
  withAssignee,
  workItemTicket,
} from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { notifyAdmins, notifyVendor } from './notify.ts';
import { ownFiles } from './own-files.ts';
import { newStoredTicket, shownTicket, storedTicket } from './shown-ticket.ts';

/** A resident's report becomes a ticket with the next number. */
export const createTicket: UseCase<'tickets.create'> = async (context, intake) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayCreateTicket(actor));
  const unit = actor.unit ?? (await repositories.residents.get(actor.uid))?.unit;
  const id = await nextNumber(context);
  const submitted = submittedTicket(intake, { ...actor, unit }, { id, now });
  const attachments = ownFiles(context, intake.attachments);
  const ticket = newStoredTicket({ ...submitted, attachments }, ['admin']);
  repositories.tickets.put(ticket);
  notifyAdmins(context, ticket, 'maintenance', {
    code: 'ticket-new',
    params: { ticketId: ticket.id, ticket: ticket.title },
  });
  return shownTicket(ticket, actor);
};

/** An admin's order goes straight to its vendor, who is told. */
export const createWorkItem: UseCase<'tickets.createWorkItem'> = async (context, item) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayCreateWorkItem(actor));
  const vendor = await knownVendor(context, item.vendorId);
  const ordered = workItemTicket(item, vendor, actor, { id: await nextNumber(context), now });
  const attachments = ownFiles(context, item.attachments);
  const ticket = newStoredTicket({ ...ordered, attachments }, ['assignee']);
  repositories.tickets.put(ticket);
  notifyVendor(context, ticket, 'work_item_assigned', {
    code: 'work-item-new',
    params: { ticket: ticket.title },
  });
  return shownTicket(ticket, actor);
};

export const assignTicket: UseCase<'tickets.assign'> = async (context, { ticketId, vendorId }) => {
  const { actor, now, repositories } = context;
  const ticket = await storedTicket(context, ticketId);
  assertAllowed(mayAssign(actor));
  const vendor = await knownVendor(context, vendorId);
  const assigned = { ...ticket, ...withAssignee(ticket, vendor, now) };
  repositories.tickets.put(assigned);
  notifyVendor(context, assigned, 'work_item_assigned', {
    code: 'work-item-new',
    params: { ticket: ticket.title },
  });
  return shownTicket(assigned, actor);
};

async function nextNumber({ repositories }: UseCaseContext): Promise<string> {
  return nextTicketNumber((await repositories.tickets.list()).map(({ id }) => id));
}

async function knownVendor({ repositories }: UseCaseContext, vendorId: string): Promise<Vendor> {
  const vendor = await repositories.vendors.get(vendorId);
  if (!vendor) throw new PortalError('invalid-input', { field: 'vendorId' });
  return vendor;
}
