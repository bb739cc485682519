import { PortalError } from '@hoa/api';
import type { Vendor } from '@hoa/domain';
import {
  mayAssign,
  mayCreateTicket,
  mayCreateWorkItem,
  statusOnAssignment,
  submittedTicket,
  withAssignee,
  workItemTicket,
} from '@hoa/domain/tickets';
import { shareFiles } from '../documents/attach-files.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { assertNotPast } from './change-orders.ts';
import { moveNotice, moveSilently } from './move-ticket.ts';
import { notifyAdmins, notifySubmitter, notifyVendor } from './notify.ts';
import { newStoredTicket, shownTicket, visibleTicket, withActivity } from './shown-ticket.ts';
import { ownFiles } from './work-record.ts';

const createTicket: UseCase<'tickets.create'> = async (context, intake) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayCreateTicket(actor));
  const unit = actor.unit ?? (await repositories.residents.get(actor.uid))?.unit;
  const id = await nextTicketId(context);
  const owner = { ownerKind: 'ticket', ownerId: id, ticketId: id } as const;
  const attachments = await ownFiles(context, intake.attachments, owner);
  const submitted = submittedTicket(intake, { ...actor, unit }, { id, now, attachments });
  const ticket = newStoredTicket(submitted, ['admin']);
  const kept = repositories.tickets.put(ticket);
  await notifyAdmins(
    context,
    ticket,
    { type: 'maintenance' },
    {
      code: 'ticket-new',
      params: { ticketId: ticket.id, ticket: ticket.title },
    },
  );
  return shownTicket(kept, actor);
};

/**
 * Creates a work order and notifies its vendor, who also gets the files of the source ticket. The source ticket's
 * status follows, and its submitter is notified.
 */
const createWorkItem: UseCase<'tickets.createWorkItem'> = async (context, item) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayCreateWorkItem(actor));
  assertNotPast(context, item.dueDate);
  const vendor = await knownVendor(context, item.vendorId);
  const source =
    item.orderedFor === undefined ? undefined : await visibleTicket(context, item.orderedFor);
  const id = await nextTicketId(context);
  const owner = { ownerKind: 'ticket', ownerId: id, ticketId: id } as const;
  const own = await ownFiles(context, item.attachments, owner);
  const passedOn = source?.attachments ?? [];
  await shareFiles(context, passedOn, id);
  const attachments = [...passedOn, ...own];
  const ordered = workItemTicket(item, vendor, actor, { id, now, attachments });
  const ticket = newStoredTicket(ordered, ['assignee']);
  const kept = repositories.tickets.put(ticket);
  const vendorUid = notifyVendor(context, ticket, 'work_item_assigned', {
    code: 'work-item-new',
    params: { ticket: ticket.title },
  });
  if (source) {
    const status = statusOnAssignment(source.status);
    repositories.tickets.put(withActivity(moveSilently(context, source, status)));
    const params = { ticketId: source.id, workItem: ticket.title, vendor: vendor.displayName };
    notifySubmitter(context, source, { code: 'work-ordered', params }, vendorUid);
  }
  return shownTicket(kept, actor);
};

/** Assigns a vendor. A ticket that nobody has worked on moves to Vendor Assigned. */
const assignTicket: UseCase<'tickets.assign'> = async (context, { ticketId, vendorId }) => {
  const { actor, now, repositories } = context;
  assertAllowed(mayAssign(actor));
  const ticket = await visibleTicket(context, ticketId);
  const vendor = await knownVendor(context, vendorId);
  const decided = moveSilently(context, ticket, statusOnAssignment(ticket.status));
  const assigned = repositories.tickets.put(
    withActivity({ ...decided, ...withAssignee(decided, vendor, now) }),
  );
  const vendorUid = notifyVendor(context, assigned, 'work_item_assigned', {
    code: 'work-item-new',
    params: { ticket: ticket.title },
  });
  if (assigned.status !== ticket.status) {
    notifySubmitter(context, assigned, moveNotice(context, assigned), vendorUid);
  }
  return shownTicket(assigned, actor);
};

async function nextTicketId({ association, nextNumber }: UseCaseContext): Promise<string> {
  return `${association.ticketPrefix}-${await nextNumber('tickets')}`;
}

async function knownVendor({ repositories }: UseCaseContext, vendorId: string): Promise<Vendor> {
  const vendor = await repositories.vendors.get(vendorId);
  if (!vendor || vendor.removedAt !== undefined) {
    throw new PortalError('invalid-input', { field: 'vendorId' });
  }
  return vendor;
}

export const ticketCreation = {
  'tickets.create': createTicket,
  'tickets.createWorkItem': createWorkItem,
  'tickets.assign': assignTicket,
} satisfies UseCases;
