import { PortalError } from '@hoa/api';
import {
  mayAttach,
  mayChangeStatus,
  mayDetach,
  mayEditDescription,
  mayMoveBack,
  statusBefore,
  withAttachments,
  withDescription,
  withoutAttachment,
} from '@hoa/domain/tickets';
import { detach } from '../documents/attach-files.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { moveAndNotify, moveSources } from './move-ticket.ts';
import { partyOf, visibleTicket, visibleTickets } from './shown-ticket.ts';
import { ownFiles, refuseIfOutdated, storeTicket } from './work-record.ts';

const updateDescription: UseCase<'tickets.updateDescription'> = async (context, input) => {
  const ticket = await visibleTicket(context, input.ticketId);
  assertAllowed(mayEditDescription(context.actor, ticket));
  refuseIfOutdated(ticket, input.expectedUpdatedAt);
  return storeTicket(context, {
    ...ticket,
    ...withDescription(ticket, input.description, context.now),
  });
};

const changeStatus: UseCase<'tickets.changeStatus'> = async (context, input) => {
  const ticket = await visibleTicket(context, input.ticketId);
  assertAllowed(mayChangeStatus(context.actor, ticket, input.status));
  refuseIfOutdated(ticket, input.expectedUpdatedAt);
  const after = moveAndNotify(context, ticket, input.status);
  const shown = storeTicket(context, after);
  await moveSources(context, [{ before: ticket, after }]);
  return shown;
};

/** Changes all of the tickets, or none if one is refused. */
const changeStatusMany: UseCase<'tickets.changeStatusMany'> = async (context, input) => {
  const tickets = await visibleTickets(context, input.ticketIds);
  for (const ticket of tickets) assertAllowed(mayChangeStatus(context.actor, ticket, input.status));
  const moves = tickets.map((before) => ({
    before,
    after: moveAndNotify(context, before, input.status),
  }));
  const shown = moves.map(({ after }) => storeTicket(context, after));
  await moveSources(context, moves);
  return shown;
};

/** Undoes the last status change of each ticket and notifies the people who were notified of that change. */
const moveBack: UseCase<'tickets.moveBack'> = async (context, input) => {
  const seen = new Map(
    input.tickets.map(({ ticketId, expectedUpdatedAt }) => [ticketId, expectedUpdatedAt]),
  );
  const tickets = await visibleTickets(context, [...seen.keys()]);
  for (const ticket of tickets) {
    assertAllowed(mayMoveBack(context.actor, ticket));
    refuseIfOutdated(ticket, seen.get(ticket.id));
  }
  const moves = tickets.map((before) => ({
    before,
    after: moveAndNotify(
      context,
      before,
      statusBefore(before) ?? before.status,
      'ticket-moved-back',
    ),
  }));
  const shown = moves.map(({ after }) => storeTicket(context, after));
  await moveSources(context, moves, 'ticket-moved-back');
  return shown;
};

const attachFiles: UseCase<'tickets.attach'> = async (context, { ticketId, attachments }) => {
  const ticket = await visibleTicket(context, ticketId);
  assertAllowed(mayAttach(context.actor, ticket));
  const owner = { ownerKind: 'ticket', ownerId: ticketId, ticketId } as const;
  // Attaching a file again would make it this person's, who could then remove it.
  const attached = new Set(ticket.attachments.map(({ id }) => id));
  const fresh = attachments.filter(({ id }) => !attached.has(id));
  const added = await ownFiles(context, fresh, owner);
  return storeTicket(context, { ...ticket, ...withAttachments(ticket, added, context.now) });
};

const detachFile: UseCase<'tickets.detach'> = async (context, { ticketId, attachmentId }) => {
  const ticket = await visibleTicket(context, ticketId);
  const attachment = ticket.attachments.find(({ id }) => id === attachmentId);
  assertAllowed(mayDetach(context.actor, ticket, attachment ?? { uploadedBy: '' }));
  if (!attachment) throw new PortalError('not-found');
  await detach(context, attachmentId, ticketId);
  return storeTicket(context, {
    ...ticket,
    ...withoutAttachment(ticket, attachmentId, context.now),
  });
};

/** Clears the unread mark for the actor's party only. */
const markTicketRead: UseCase<'tickets.markRead'> = async (context, { ticketId }) => {
  const ticket = await visibleTicket(context, ticketId);
  const party = partyOf(context.actor);
  if (ticket.unreadFor.includes(party)) {
    storeTicket(context, {
      ...ticket,
      unreadFor: ticket.unreadFor.filter((other) => other !== party),
    });
  }
  return {};
};

export const ticketChanges = {
  'tickets.updateDescription': updateDescription,
  'tickets.changeStatus': changeStatus,
  'tickets.changeStatusMany': changeStatusMany,
  'tickets.moveBack': moveBack,
  'tickets.attach': attachFiles,
  'tickets.detach': detachFile,
  'tickets.markRead': markTicketRead,
} satisfies UseCases;
