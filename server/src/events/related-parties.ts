import type { Association } from '@hoa/domain';
import type { Written } from '../ports/database.ts';
import type { Parties, RelatedParties } from './audience.ts';
import type { Queryable } from './change-log.ts';

/**
 * Reads the parties of the tickets and conversations that written records belong to, unless the transaction wrote those
 * too.
 */
export async function relatedPartiesOf(
  database: Queryable,
  { id: hoaId }: Association,
  written: readonly Written[],
): Promise<Omit<RelatedParties, 'now'>> {
  const tickets = new Map<string, Parties[]>();
  const readers = new Map<string, string[]>();
  for (const change of written) {
    if (change.collection === 'tickets') {
      tickets.set(change.id, present(change.before, change.after));
    } else if (change.collection === 'threads') {
      readers.set(
        change.id,
        present(change.before, change.after).flatMap((thread) => thread.readers),
      );
    }
  }
  const belonging = written.flatMap(belongsTo);
  const missing = (kind: Belonging['kind'], known: ReadonlyMap<string, unknown>) => [
    ...new Set(belonging.flatMap((to) => (to.kind === kind && !known.has(to.id) ? [to.id] : []))),
  ];
  const ticketIds = missing('ticket', tickets);
  if (ticketIds.length > 0) {
    const { rows } = await database.query<{ id: string; submitter: string; vendor: string | null }>(
      `SELECT id, submitted_by_uid AS submitter, assigned_to_uid AS vendor
       FROM portal.tickets WHERE hoa_id = $1 AND id = ANY($2)`,
      [hoaId, ticketIds],
    );
    for (const { id, submitter, vendor } of rows) {
      const assignedTo = vendor === null ? undefined : { uid: vendor };
      tickets.set(id, [{ submittedBy: { uid: submitter }, assignedTo }]);
    }
  }
  const threadIds = missing('thread', readers);
  if (threadIds.length > 0) {
    const { rows } = await database.query<{ id: string; readers: string[] }>(
      'SELECT id, readers FROM portal.threads WHERE hoa_id = $1 AND id = ANY($2)',
      [hoaId, threadIds],
    );
    for (const thread of rows) readers.set(thread.id, thread.readers);
  }
  return { tickets, readers };
}

interface Belonging {
  readonly kind: 'ticket' | 'thread';
  readonly id: string;
}

function belongsTo(change: Written): Belonging[] {
  switch (change.collection) {
    case 'tickets':
      return present(change.before, change.after).flatMap(({ orderedFor: id }) =>
        id === undefined ? [] : [{ kind: 'ticket', id }],
      );
    case 'ticketMessages':
      return present(change.before, change.after).map(({ ticketId: id }) => ({
        kind: 'ticket',
        id,
      }));
    case 'threadMessages':
      return present(change.before, change.after).map(({ threadId: id }) => ({
        kind: 'thread',
        id,
      }));
    default:
      return [];
  }
}

function present<T>(...records: readonly (T | undefined)[]): T[] {
  return records.flatMap((record) => (record === undefined ? [] : [record]));
}
