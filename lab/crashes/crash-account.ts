import type { Client } from 'pg';
import type { SentCommand } from './crash-client.ts';

/** The tables of records that commands create, and the field that contains the command's mark. */
const places = [
  ['tickets', 'description'],
  ['ticket_messages', 'content'],
  ['ticket_invoices', 'description'],
  ['comments', 'content'],
] as const;

/** Commands that always notify a person. */
const notifyingCommands = new Set([
  'tickets.create',
  'tickets.createWorkItem',
  'tickets.submitInvoice',
]);

interface InTransaction {
  readonly transaction: string;
}

interface AuditEntry extends InTransaction {
  readonly changeId: string;
  readonly operation: string;
  readonly notification: string | null;
}

/** The latest ids of the growing tables before a round. */
export interface Bookmark {
  readonly event: string;
  readonly audit: string;
  readonly job: string;
}

export async function bookmark(client: Client): Promise<Bookmark> {
  const { rows } = await client.query<Bookmark>(
    `SELECT coalesce((SELECT max(cursor) FROM events.changes), 0) AS event,
       coalesce((SELECT max(id) FROM audit.entries), 0) AS audit,
       coalesce((SELECT max(number) FROM proof.kept), 0) AS job`,
  );
  const [row] = rows;
  if (!row) throw new Error('There is no bookmark.');
  return row;
}

/**
 * Returns the faults of a round in one snapshot of the database. Each command must be stored once with all its effects,
 * or not at all; an acknowledged one must be stored. Rows of one transaction have the same `xmin`.
 */
export async function faultsOf(
  client: Client,
  sent: readonly SentCommand[],
  since: Bookmark,
): Promise<string[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const all = <R extends object>(text: string, ...values: unknown[]) =>
    client.query<R>(text, values).then(({ rows }) => rows);
  const answers = await all<InTransaction & { id: string }>(
    'SELECT id, xmin::text AS transaction FROM portal.answered_requests WHERE id = ANY($1)',
    sent.map(keyOf),
  );
  const records = await all<InTransaction & { mark: string }>(
    places
      .map(
        ([table, field]) =>
          `SELECT data ->> '${field}' AS mark, xmin::text AS transaction FROM portal.${table}
           WHERE data ->> '${field}' = ANY($1)`,
      )
      .join(' UNION ALL '),
    sent.flatMap(({ mark }) => mark ?? []),
  );
  const events = await all<InTransaction>(
    'SELECT xmin::text AS transaction FROM events.changes WHERE cursor > $1',
    since.event,
  );
  const audit = await all<AuditEntry>(
    `SELECT xmin::text AS transaction, change_id AS "changeId", operation,
       CASE WHEN collection IN ('notifications', 'vendorNotifications') AND before IS NULL THEN record_id END
         AS notification
     FROM audit.entries WHERE id > $1`,
    since.audit,
  );
  const mails = await all<InTransaction & { notification: string }>(
    `SELECT xmin::text AS transaction, data -> 'job' ->> 'notificationId' AS notification
     FROM proof.kept WHERE number > $1 AND data -> 'job' ? 'notificationId'`,
    since.job,
  );
  await client.query('COMMIT');

  const faults: string[] = [];
  const answered = groupBy(answers, ({ id }) => id);
  const marked = groupBy(records, ({ mark }) => mark);
  const eventsOf = groupBy(events, ({ transaction }) => transaction);
  const audited = groupBy(audit, ({ transaction }) => transaction);
  const mailed = groupBy(mails, ({ notification }) => notification);
  const known = new Set(answers.map(({ transaction }) => transaction));
  for (const command of sent) {
    const isThere = answered.get(keyOf(command));
    const [answer] = isThere ?? [];
    const made = command.mark === undefined ? [] : (marked.get(command.mark) ?? []);
    const say = (fault: string) => void faults.push(`${keyOf(command)}: ${fault}`);
    if (!answer) {
      if (command.answer !== undefined) say('acknowledged and lost');
      if (made.length > 0) say(`${made.length} records without an answer`);
      continue;
    }
    const { transaction } = answer;
    const own = audited.get(transaction) ?? [];
    const notifications = own.flatMap(({ notification }) => notification ?? []);
    if (isThere?.length !== 1) say(`${isThere?.length} answers`);
    if (command.mark !== undefined && made.length !== 1) say(`${made.length} records`);
    if (made.some((record) => record.transaction !== transaction)) say('its record came apart');
    if (eventsOf.get(transaction)?.length !== 1)
      say(`${eventsOf.get(transaction)?.length ?? 0} events`);
    if (new Set(own.map(({ changeId }) => changeId)).size !== 1) say('not one change in the audit');
    if (notifyingCommands.has(command.name) && notifications.length === 0) say('nobody was told');
    for (const id of notifications) {
      const asked = mailed.get(id) ?? [];
      if (asked.length !== 1 || asked[0]?.transaction !== transaction) {
        say(`${asked.length} mail jobs for a notification`);
      }
    }
  }
  for (const [transaction, entries] of audited) {
    if (!known.has(transaction)) faults.push(`${entries[0]?.operation}: changed without an answer`);
  }
  for (const transaction of eventsOf.keys()) {
    if (!known.has(transaction)) faults.push(`an event of a change without an answer`);
  }
  return faults;
}

/** Returns duplicate or uncounted numbers, and counters that differ from the number of records. */
export async function miscounts(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(`
    SELECT 'invoice number twice: ' || invoice_number AS fault
    FROM portal.invoices GROUP BY hoa_id, invoice_number HAVING count(*) > 1
    UNION ALL
    SELECT 'messages of ' || ticket.id FROM portal.tickets AS ticket
    WHERE messages_count <> (SELECT count(*) FROM portal.ticket_messages AS message
        WHERE message.hoa_id = ticket.hoa_id AND ticket_id = ticket.id AND NOT is_internal)
      OR internal_messages_count <> (SELECT count(*) FROM portal.ticket_messages AS message
        WHERE message.hoa_id = ticket.hoa_id AND ticket_id = ticket.id AND is_internal)
    UNION ALL
    SELECT 'comments of ' || topic.id FROM portal.topics AS topic
    WHERE comments_count <> (SELECT count(*) FROM portal.comments AS comment
        WHERE comment.hoa_id = topic.hoa_id AND topic_id = topic.id)
    UNION ALL
    SELECT 'the last number of ' || id FROM portal.sequences AS sequence
    WHERE id = 'tickets' AND last <> (SELECT max(substring(ticket.id FROM '\\d+$')::bigint)
      FROM portal.tickets AS ticket WHERE ticket.hoa_id = sequence.hoa_id)`);
  return rows.map(({ fault }) => fault);
}

/** Returns the number of requested mails that are not in the mailbox exactly once; undefined while some are pending. */
export async function lostMails(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{
    waiting: number;
    asked: number;
    kept: number;
    there: number;
  }>(
    `SELECT (SELECT count(*)::int FROM jobs.job WHERE name = 'portal' AND state < 'completed') AS waiting,
       (SELECT count(*)::int FROM proof.kept WHERE data ->> 'kind' = 'mail') AS asked,
       (SELECT count(DISTINCT data -> 'mail' ->> 'key')::int FROM proof.kept WHERE data ->> 'kind' = 'mail') AS kept,
       (SELECT count(*)::int FROM mail.mailbox) AS there`,
  );
  const [row] = rows;
  if (!row || row.waiting > 0) return undefined;
  return Math.abs(row.asked - row.there) + Math.abs(row.kept - row.there);
}

function keyOf({ uid, name, requestId }: SentCommand): string {
  return `${uid}:${name}:${requestId}`;
}

function groupBy<T>(items: readonly T[], keyOfItem: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
