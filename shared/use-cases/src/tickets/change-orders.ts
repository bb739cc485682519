import { PortalError } from '@hoa/api';
import { activeStatuses, completedStatuses, dayOf, type ValidationCode } from '@hoa/domain';
import { mayChangeDueDate, mayWithdraw, withDueDate } from '@hoa/domain/tickets';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records.ts';
import { moveAndNotify, moveSilently } from './move-ticket.ts';
import { notifySubmitter, notifyVendor } from './notify.ts';
import { visibleTicket } from './shown-ticket.ts';
import { refuseIfOutdated, storeTicket } from './work-record.ts';

/** Changes the due date of unfinished work and notifies the vendor. */
const changeDueDate: UseCase<'tickets.changeDueDate'> = async (context, input) => {
  const { actor, now } = context;
  const { dueDate } = input;
  const ticket = await visibleTicket(context, input.ticketId);
  assertAllowed(mayChangeDueDate(actor, ticket));
  refuseIfOutdated(ticket, input.expectedUpdatedAt);
  assertNotPast(context, dueDate);
  notifyVendor(context, ticket, 'work_item_updated', {
    code: 'due-date-changed',
    params: { ticketId: ticket.id, ticket: ticket.title, name: actor.displayName },
  });
  return storeTicket(context, { ...ticket, ...withDueDate(ticket, dueDate, now) });
};

/**
 * Closes a work order that is no longer needed, with the reason in its history, and notifies its vendor and the person
 * who created it. A source ticket without other open ordered work returns to In Review.
 */
const withdraw: UseCase<'tickets.withdraw'> = async (context, input) => {
  const { actor } = context;
  const ticket = await visibleTicket(context, input.ticketId);
  assertAllowed(mayWithdraw(actor, ticket));
  refuseIfOutdated(ticket, input.expectedUpdatedAt);
  const { reason } = input;
  const withdrawn = moveSilently(context, ticket, 'closed', { reason });
  const notice = {
    code: 'work-withdrawn',
    params: { ticketId: ticket.id, ticket: ticket.title, name: actor.displayName, reason },
  } as const;
  const vendorUid = notifyVendor(context, withdrawn, 'work_item_updated', notice);
  notifySubmitter(context, withdrawn, notice, vendorUid);
  await reviewSource(context, withdrawn);
  return storeTicket(context, withdrawn);
};

async function reviewSource(
  context: UseCaseContext,
  { id, orderedFor }: StoredTicket,
): Promise<void> {
  if (orderedFor === undefined) return;
  const { tickets } = context.repositories;
  const source = await tickets.get(orderedFor);
  if (!source || source.assignedTo || !activeStatuses.includes(source.status)) return;
  const open = await tickets.find({
    where: { orderedFor, status: { notIn: completedStatuses } },
    limit: 2,
  });
  if (open.every((order) => order.id === id))
    storeTicket(context, moveAndNotify(context, source, 'in_review'));
}

/** Rejects a due date before today in the association's time zone. */
export function assertNotPast(
  { association, now }: Pick<UseCaseContext, 'association' | 'now'>,
  dueDate: string,
): void {
  if (dueDate >= dayOf(now, association.timeZone)) return;
  const problem: ValidationCode = 'due-date-past';
  throw new PortalError('invalid-input', { field: 'dueDate', problem });
}

export const orderChanges = {
  'tickets.changeDueDate': changeDueDate,
  'tickets.withdraw': withdraw,
} satisfies UseCases;
