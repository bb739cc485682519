import { type Actor, actorKeys, hasPermission, seesInvoice } from '@hoa/domain';
import { seesComment, seesTopic } from '@hoa/domain/forums';
import { seesMessage, seesTicket, seesTicketInvoice } from '@hoa/domain/tickets';
import type { CollectionName, Records } from './ports/collections.ts';
import type { Versioned } from './ports/repository.ts';
import { shownTicket } from './tickets/shown-ticket.ts';

/** A record that contains a person's uid. */
export type FoundRecord = {
  readonly [C in CollectionName]: {
    readonly collection: C;
    readonly record: Versioned<Records[C]>;
  };
}[CollectionName];

/** Records that decide who may read a found record, by id. */
export interface RelatedRecords {
  /** Of ticket messages. */
  readonly tickets: ReadonlyMap<string, Versioned<Records['tickets']>>;
  /** Of comments. */
  readonly topics: ReadonlyMap<string, Versioned<Records['topics']>>;
}

/** Fields that identify other readers or that only the server uses. */
const hidden = ['version', 'readers', 'recipients', 'unreadFor', 'about', 'calendarFeed'];

/**
 * Returns what a data export contains of a record that names the person: the record as far as one of their roles may
 * read it, otherwise only its id.
 */
export function ownRecord(
  { collection, record }: FoundRecord,
  actors: readonly Actor[],
  { tickets, topics }: RelatedRecords,
): object {
  const isOwn = (uid: string | undefined) => actors.some((actor) => actor.uid === uid);
  const shownIf = (isShown: boolean) => (isShown ? withoutHidden(record) : { id: record.id });
  switch (collection) {
    case 'tickets': {
      const reader = readerOf(record, actors);
      return reader ? withoutHidden(shownTicket(record, reader)) : { id: record.id };
    }
    case 'ticketMessages': {
      const ticket = tickets.get(record.ticketId);
      const isRead = ticket && actors.some((actor) => seesMessage(actor, ticket, record));
      return shownIf(isOwn(record.author.uid) || (isRead === true && !record.isInternal));
    }
    case 'ticketInvoices':
      return shownIf(actors.some((actor) => seesTicketInvoice(actor, record)));
    case 'invoices':
      return shownIf(isOwn(record.vendorUid) || actors.some((actor) => seesInvoice(actor, record)));
    // Names the other party.
    case 'sales':
      return shownIf(actors.some((actor) => hasPermission(actor, 'people')));
    // Others' comments may mention the person.
    case 'comments': {
      const topic = topics.get(record.topicId);
      const isRead = (actor: Actor) =>
        topic && seesTopic(actor, topic) && seesComment(actor, record);
      return shownIf(isOwn(record.author.uid) || actors.some(isRead));
    }
    default:
      return shownIf(true);
  }
}

/**
 * Returns false for a record of which a person whom it names must not learn: a block, a report of their message, a draft
 * to them, or a conversation that they answered for the office and may no longer read.
 */
export function mayLearnOf({ collection, record }: FoundRecord, actors: readonly Actor[]): boolean {
  const isBy = (uid: string) => actors.some((actor) => actor.uid === uid);
  switch (collection) {
    case 'messageBlocks':
    case 'messageDrafts':
      return isBy(record.uid);
    case 'messageReports':
      return isBy(record.reportedBy.uid);
    case 'threads': {
      const keys = new Set(actors.flatMap(actorKeys));
      return (
        record.participants.some(({ uid }) => isBy(uid)) ||
        record.readers.some((key) => keys.has(key))
      );
    }
    default:
      return true;
  }
}

function readerOf(ticket: Records['tickets'], actors: readonly Actor[]): Actor | undefined {
  return actors.find((actor) => seesTicket(actor, ticket));
}

function withoutHidden(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field)));
}
