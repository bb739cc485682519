import {
  type Actor,
  type Attachment,
  type Comment,
  type Intake,
  isCalendarDay,
  type NamedUpload,
  type ThreadMessage,
  type Ticket,
  type TicketMessage,
} from '@hoa/domain';
import { submittedTicket } from '@hoa/domain/tickets';
import type { Input } from '../contract.ts';
import type { EntryOf, OutboxEntry } from './outbox-entry.ts';

/** Returns the record that an entry will create, as its author sees it until it is sent. */
export function provisional(entry: OutboxEntry, actor: Actor) {
  switch (entry.operation) {
    case 'tickets.create':
      return provisionalTicket(entry, actor);
    case 'tickets.postMessage':
      return provisionalTicketMessage(entry, actor);
    case 'threads.reply':
      return provisionalThreadMessage(entry, actor);
    case 'comments.add':
      return provisionalComment(entry, actor);
  }
}

export function provisionalTicket(entry: EntryOf<'tickets.create'>, actor: Actor): Ticket {
  const { id, input, createdAt } = entry;
  const attachments = (input.attachments ?? []).map(asAttachment);
  return submittedTicket(wholeIntake(input), actor, { id, now: new Date(createdAt), attachments });
}

export function provisionalTicketMessage(
  { id, input, createdAt }: EntryOf<'tickets.postMessage'>,
  actor: Actor,
): TicketMessage {
  const { ticketId, content, isInternal, attachments } = input;
  return {
    id,
    ticketId,
    content,
    author: author(actor),
    isInternal,
    createdAt,
    attachments: attachments.map(asAttachment),
  };
}

export function provisionalThreadMessage(
  { id, input, createdAt }: EntryOf<'threads.reply'>,
  actor: Actor,
): ThreadMessage {
  const { threadId, content } = input;
  const attachments = input.attachments.map(asAttachment);
  return { id, threadId, content, author: author(actor), createdAt, attachments, read: true };
}

/** Converts an upload to an attachment with the metadata that the page supplied. */
function asAttachment(file: NamedUpload): Attachment {
  const { id, name = '', type = '', url = '', uploadedBy = '', uploadedAt = '', size } = file;
  return { id, name, type, url, uploadedBy, uploadedAt, ...(size !== undefined && { size }) };
}

export function provisionalComment(
  { id, input, createdAt }: EntryOf<'comments.add'>,
  actor: Actor,
): Comment {
  const { topicId, content, parentId } = input;
  const comment = { id, topicId, author: author(actor), content, createdAt };
  return parentId === undefined ? comment : { ...comment, parentId };
}

function author({ uid, displayName, role }: Actor) {
  return { uid, displayName, role };
}

/** Fills in the report's defaults. The contract usually does that, but is not loaded here. */
function wholeIntake(input: Input<'tickets.create'>): Intake {
  const attachments = [...(input.attachments ?? [])];
  switch (input.category) {
    case 'maintenance':
      return { ...input, attachments };
    case 'community': {
      const { location = '', dateOfIncident: day = '', description = '' } = input;
      const dateOfIncident = isCalendarDay(day) ? day : '';
      return { ...input, location, dateOfIncident, description, attachments };
    }
    case 'administrative': {
      const { description = '' } = input;
      return { ...input, description, attachments };
    }
    case 'financial': {
      const { accountNumber = '' } = input;
      return { ...input, accountNumber, attachments };
    }
  }
}
