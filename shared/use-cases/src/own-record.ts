import { type Actor, seesInvoice } from '@hoa/domain';
import { seesTicket } from '@hoa/domain/tickets';
import type { CollectionName, Records } from './ports/collections.ts';
import type { Kept } from './ports/repository.ts';
import { shownTicket } from './tickets/shown-ticket.ts';

/** A record that names a person. */
export type FoundRecord = {
  readonly [C in CollectionName]: { readonly collection: C; readonly record: Kept<Records[C]> };
}[CollectionName];

/** Who else reads a record, and what only the server uses. */
const hidden = ['version', 'readers', 'recipients', 'unreadFor'];

/**
 * What a person may take along of a record that names them: what they may read of it in one of their roles, or else that
 * it is there.
 * @param ticketOf the ticket of an id, among those that the found messages belong to
 */
export function ownRecord(
  { collection, record }: FoundRecord,
  actors: readonly Actor[],
  ticketOf: (id: string) => Kept<Records['tickets']> | undefined,
): object {
  const isAdmin = actors.some(({ role }) => role === 'admin');
  const isOwn = (uid: string | undefined) => actors.some((actor) => actor.uid === uid);
  const shownIf = (isShown: boolean) => (isShown ? withoutHidden(record) : { id: record.id });
  switch (collection) {
    case 'tickets': {
      const reader = readerOf(record, actors);
      return reader ? withoutHidden(shownTicket(record, reader)) : { id: record.id };
    }
    case 'ticketMessages': {
      const ticket = ticketOf(record.ticketId);
      const isRead = ticket !== undefined && readerOf(ticket, actors) !== undefined;
      return shownIf(isOwn(record.author.uid) || (isRead && !record.isInternal));
    }
    case 'ticketInvoices':
      return shownIf(isAdmin || isOwn(record.submittedBy.uid));
    case 'invoices':
      return shownIf(isOwn(record.vendorUid) || actors.some((actor) => seesInvoice(actor, record)));
    default:
      return shownIf(true);
  }
}

function readerOf(ticket: Records['tickets'], actors: readonly Actor[]): Actor | undefined {
  return actors.find((actor) => seesTicket(actor, ticket));
}

function withoutHidden(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field)));
}
