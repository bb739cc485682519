import { PortalError } from '@hoa/api';
import type { Notice, TicketMessage } from '@hoa/domain';
import { mayPostMessage } from '@hoa/domain/tickets';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext } from '../kernel/use-case.ts';
import type { StoredTicket } from '../ports/records.ts';
import { ticketParties } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { notifyAdmins, notifyVendor } from './notify.ts';
import { partyOf, visibleTicket } from './shown-ticket.ts';
import { ownFiles, withResponse } from './work-record.ts';

/** Posts a message to everyone on the ticket, or an internal note to the administrators. */
export const postMessage: UseCase<'tickets.postMessage'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  const ticket = await visibleTicket(context, input.ticketId);
  assertAllowed(mayPostMessage(actor, ticket, input));
  const content = input.content.trim();
  if (content === '' && input.attachments.length === 0) {
    throw new PortalError('invalid-input', { field: 'content' });
  }
  const id = newId();
  const message: TicketMessage = {
    id,
    ticketId: ticket.id,
    content,
    author: { uid: actor.uid, displayName: actor.displayName, role: actor.role },
    isInternal: input.isInternal,
    createdAt: messageInstant(ticket, now),
    attachments: await ownFiles(context, input.attachments, {
      ownerKind: 'ticketMessage',
      ownerId: id,
      ticketId: ticket.id,
    }),
  };
  repositories.ticketMessages.put(message);
  countMessage(context, withResponse(ticket, context), message);
  if (!message.isInternal) await notifyParties(context, ticket, content);
  return message;
};

/** Returns the current time, or one just after the previous message, since a conversation is sorted by time. */
export function messageInstant({ lastActivityForAdmins }: StoredTicket, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(lastActivityForAdmins) + 1)).toISOString();
}

/** Counts the message, and marks the ticket unread for everyone who can read it except its author. */
export function countMessage(
  { actor, repositories }: UseCaseContext,
  ticket: Versioned<StoredTicket>,
  { isInternal, createdAt }: TicketMessage,
): void {
  const own = partyOf(actor);
  const reached = isInternal ? ticket.unreadFor : ticketParties;
  repositories.tickets.put({
    ...ticket,
    ...(!isInternal && { lastActivity: createdAt }),
    lastActivityForAdmins: createdAt,
    unreadFor: reached.filter((party) => party !== own),
  });
  repositories.tickets.increment(
    ticket.id,
    isInternal ? { internalMessagesCount: 1 } : { messagesCount: 1 },
  );
}

async function notifyParties(
  context: UseCaseContext,
  ticket: StoredTicket,
  content: string,
): Promise<void> {
  const notice: Notice = {
    code: content === '' ? 'ticket-files' : 'ticket-message',
    params: {
      ticketId: ticket.id,
      ticket: ticket.title,
      name: context.actor.displayName,
      content,
    },
  };
  const vendorUid = notifyVendor(context, ticket, 'message_received', notice);
  const notified = { type: 'message', withSubmitter: true, vendorUid } as const;
  await notifyAdmins(context, ticket, notified, notice);
}
