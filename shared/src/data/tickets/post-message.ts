import {
  mayPostMessage,
  type Notice,
  type TicketMessage,
  withMessage,
} from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { PortalError } from '../portal-error.ts';
import type { UseCase, UseCaseContext } from '../use-case.ts';
import { notifyAdmins, notifySubmitter, notifyVendor } from './notify.ts';
import { ownFiles } from './own-files.ts';
import type { StoredTicket } from './records.ts';
import { partyOf, storedTicket } from './shown-ticket.ts';
import { ticketParties } from './ticket-party.ts';

/** A message reaches everybody on the ticket; an internal note only the administrators. */
export const postMessage: UseCase<'tickets.postMessage'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const ticket = await storedTicket(context, input.ticketId);
  assertAllowed(mayPostMessage(actor, ticket, input));
  const content = input.content.trim();
  if (content === '' && input.attachments.length === 0) {
    throw new PortalError('invalid-input', { field: 'content' });
  }
  const message: TicketMessage = {
    id: newId(),
    ticketId: ticket.id,
    content,
    author: { uid: actor.uid, displayName: actor.displayName, role: actor.role },
    isInternal: input.isInternal,
    createdAt: now.toISOString(),
    attachments: ownFiles(context, input.attachments),
  };
  repositories.ticketMessages.put(message);
  repositories.tickets.put(afterMessage(ticket, message, context));
  if (!message.isInternal) tellTheOthers(context, ticket, content);
  return message;
};

/** The ticket with the message counted, and unread by everybody it reaches but its author. */
export function afterMessage(
  ticket: StoredTicket,
  message: TicketMessage,
  { actor }: Pick<UseCaseContext, 'actor'>,
): StoredTicket {
  const own = partyOf(actor);
  if (message.isInternal) {
    return {
      ...ticket,
      internal: {
        messagesCount: ticket.internal.messagesCount + 1,
        lastActivity: message.createdAt,
      },
      unreadFor: ticket.unreadFor.filter((party) => party !== own),
    };
  }
  return {
    ...ticket,
    ...withMessage(ticket, message),
    unreadFor: ticketParties.filter((party) => party !== own),
  };
}

function tellTheOthers(context: UseCaseContext, ticket: StoredTicket, content: string): void {
  const notice: Notice = {
    code: content === '' ? 'ticket-files' : 'ticket-message',
    params: { ticketId: ticket.id, name: context.actor.displayName, content },
  };
  notifySubmitter(context, ticket, 'message', notice);
  notifyVendor(context, ticket, 'message_received', notice);
  notifyAdmins(context, ticket, 'message', notice);
}
