import { PortalError } from '@hoa/api';
import { hasPermission, isFullAdmin, isVisible } from '@hoa/domain';
import { seesTopic } from '@hoa/domain/forums';
import { seesAttachment, seesMessage, seesTicket, seesTicketInvoice } from '@hoa/domain/tickets';
import { isOver } from '../kernel/is-over.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { isReader, ownKeys } from '../people/shown-people.ts';
import type { StoredFile } from '../ports/records.ts';
import { seesDocument } from './documents.ts';

/**
 * Returns a file's name and type. Rejects with `not-found` for anyone who may not read the record it is attached to.
 */
const getFile: UseCase<'files.get'> = async (context, { fileId }) => {
  const file = await context.repositories.storedFiles.get(fileId);
  if (!file || !(await mayRead(context, file))) throw new PortalError('not-found');
  const { name, mimeType } = file;
  return { name, mimeType };
};

/** At most five statements. */
async function mayRead(context: UseCaseContext, file: StoredFile): Promise<boolean> {
  if (await seesOwner(context, file)) return true;
  const { actor, repositories } = context;
  const workItems = await repositories.tickets.getMany(file.workItems ?? []);
  return workItems.some((ticket) => seesTicket(actor, ticket));
}

/** The kinds of records whose files a former owner reads. */
const ownHistoryKinds: readonly StoredFile['ownerKind'][] = [
  'association',
  'ticket',
  'ticketMessage',
];

/** Checks if the actor may see the record that the file is attached to. */
async function seesOwner(
  context: UseCaseContext,
  { id, ownerKind, ownerId }: StoredFile,
): Promise<boolean> {
  const { actor, association, now, repositories } = context;
  if (actor.until !== undefined && !ownHistoryKinds.includes(ownerKind)) return false;
  switch (ownerKind) {
    case 'association':
      return true;
    case 'uploader':
      return ownerId === actor.uid;
    case 'document': {
      const document = await repositories.files.get(ownerId);
      return document !== undefined && seesDocument(context, document);
    }
    case 'news': {
      const item = await repositories.news.get(ownerId);
      if (!item || hasPermission(actor, 'news')) return item !== undefined;
      const isShown = item.published && isVisible(item, now, association.timeZone);
      return isShown && isReader(context, item);
    }
    case 'topicUpdate': {
      const update = await repositories.topicUpdates.get(ownerId);
      const topic = update && (await repositories.topics.get(update.topicId));
      return topic !== undefined && seesTopic(actor, topic);
    }
    case 'thread': {
      const thread = await repositories.threads.get(ownerId);
      const keys = thread && (await ownKeys(context));
      if (thread?.readers.some((key) => keys?.includes(key))) return true;
      return hasPermission(actor, 'messages') && isReported(context, ownerId, id);
    }
    case 'messageReport':
      return hasPermission(actor, 'messages');
    case 'ticket': {
      const ticket = await repositories.tickets.get(ownerId);
      return ticket !== undefined && seesAttachment(actor, ticket, id);
    }
    case 'ticketMessage': {
      const message = await repositories.ticketMessages.get(ownerId);
      const ticket = message && (await repositories.tickets.get(message.ticketId));
      return message && ticket ? seesMessage(actor, ticket, message) : false;
    }
    case 'export': {
      const made = await repositories.exports.get(ownerId);
      return made?.uid === actor.uid && isFullAdmin(actor) && !isOver(made, now);
    }
    case 'ticketInvoice': {
      const invoice = await repositories.ticketInvoices.get(ownerId);
      return invoice !== undefined && seesTicketInvoice(actor, invoice);
    }
  }
}

/** Returns true if a file belongs to a reported message of a thread; one statement. */
async function isReported(
  { repositories }: UseCaseContext,
  threadId: string,
  fileId: string,
): Promise<boolean> {
  const reports = await repositories.messageReports.find({ where: { threadId } });
  return reports.some(({ message }) => message.attachments.some(({ id }) => id === fileId));
}

export const fileUseCases = {
  'files.get': getFile,
} satisfies UseCases;
