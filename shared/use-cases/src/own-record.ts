import { type Actor, hasPermission, seesInvoice } from '@hoa/domain';
import { seesComment } from '@hoa/domain/forums';
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

/** Fields that identify other readers or that only the server uses. */
const hidden = ['version', 'readers', 'recipients', 'unreadFor', 'about', 'calendarFeed'];

/**
 * Returns what a data export contains of a record that names the person: the record as far as one of their roles may
 * read it, otherwise only its id.
 * @param ticketOf finds a ticket by id among those that the found messages belong to
 */
export function ownRecord(
  { collection, record }: FoundRecord,
  actors: readonly Actor[],
  ticketOf: (id: string) => Versioned<Records['tickets']> | undefined,
): object {
  const isOwn = (uid: string | undefined) => actors.some((actor) => actor.uid === uid);
  const shownIf = (isShown: boolean) => (isShown ? withoutHidden(record) : { id: record.id });
  switch (collection) {
    case 'tickets': {
      const reader = readerOf(record, actors);
      return reader ? withoutHidden(shownTicket(record, reader)) : { id: record.id };
    }
    case 'ticketMessages': {
      const ticket = ticketOf(record.ticketId);
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
    case 'comments':
      return shownIf(actors.some((actor) => seesComment(actor, record)));
    default:
      return shownIf(true);
  }
}

/** Returns false for a record of which a person whom it names must not learn: a block, or a report of their message. */
export function mayLearnOf({ collection, record }: FoundRecord, actors: readonly Actor[]): boolean {
  const isBy = (uid: string) => actors.some((actor) => actor.uid === uid);
  if (collection === 'messageBlocks') return isBy(record.uid);
  return collection !== 'messageReports' || isBy(record.reportedBy.uid);
}

function readerOf(ticket: Records['tickets'], actors: readonly Actor[]): Actor | undefined {
  return actors.find((actor) => seesTicket(actor, ticket));
}

function withoutHidden(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field)));
}
