import type { Client } from 'pg';

export interface Amounts {
  /** Without the demo association. */
  readonly associations: number;
  /** The total in all associations. */
  readonly tickets: number;
}

/** Ordered so that referenced tables come first. */
const tables = [
  ...['buildings', 'units', 'people', 'vendors', 'tickets', 'topics', 'threads'],
  ...['ticket_messages', 'ticket_invoices', 'invoices', 'vendor_contacts', 'residents'],
  ...['memberships', 'vendor_notifications', 'news', 'events', 'topic_updates', 'comments'],
  ...['thread_messages', 'thread_readings', 'notifications', 'folders', 'files'],
  ...['stored_files', 'accounts', 'payments', 'subscriptions', 'profiles', 'broadcasts'],
];

/** Tables of which each association gets several copies of each row. */
const repeated = [
  ...['ticket_messages', 'topics', 'comments', 'threads', 'thread_messages', 'notifications'],
  ...['news', 'payments', 'invoices', 'files', 'vendor_notifications', 'broadcasts'],
];

const repetitions = 5;

/** Copies the demo association many times, and its tickets until there are enough, with different people and times. */
export async function addManyAssociations(
  owner: Client,
  { associations, tickets }: Amounts,
): Promise<void> {
  // Without audit and foreign key checks, which the copied records have passed.
  await owner.query('SET session_replication_role = replica');
  await owner.query(
    `INSERT INTO portal.associations
       (id, name, time_zone, ticket_prefix, invoice_prefix, confirms_emails, data)
     SELECT 'many-' || place, name, time_zone, ticket_prefix, invoice_prefix, confirms_emails, data
     FROM portal.associations, generate_series(1, $1) AS place WHERE id = 'default-hoa'`,
    [associations],
  );
  for (const table of tables) {
    const columns = await writtenColumns(owner, table);
    await owner.query(
      `INSERT INTO portal.${table} (hoa_id, ${columns})
       SELECT association.id, ${columns.map((name) => `one.${name}`)}
       FROM portal.${table} AS one, portal.associations AS association
       WHERE one.hoa_id = 'default-hoa' AND association.id <> 'default-hoa'`,
    );
  }
  for (const table of repeated) await repeat(owner, table, repetitions);
  const { rows } = await owner.query('SELECT count(*) AS present FROM portal.tickets');
  await repeat(owner, 'tickets', Math.round(tickets / Number(rows[0].present)) - 1);
  await owner.query('SET session_replication_role = origin');
  await owner.query('VACUUM ANALYZE');
}

/** Adds copies of a table's rows, each an hour older than the previous one and with another person. */
async function repeat(owner: Client, table: string, times: number): Promise<void> {
  const columns = (await writtenColumns(owner, table)).filter(
    (name) => name !== 'id' && name !== 'data',
  );
  await owner.query(
    `INSERT INTO portal.${table} (hoa_id, id, data, ${columns})
     SELECT hoa_id, id || '~' || place, pg_temp.aged(data, place), ${columns}
     FROM portal.${table}, generate_series(1, $1) AS place`,
    [times],
  );
}

async function writtenColumns(owner: Client, table: string): Promise<string[]> {
  await owner.query(agedSql);
  const { rows } = await owner.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = ('portal.' || $1)::regclass AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' AND attname <> 'hoa_id'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

const agedSql = `
  CREATE OR REPLACE FUNCTION pg_temp.aged(data jsonb, hours integer) RETURNS jsonb LANGUAGE sql AS $$
    SELECT data || coalesce((
      SELECT jsonb_object_agg(key, to_char(
        (data ->> key)::timestamptz - hours * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ))
      FROM unnest(ARRAY['createdAt', 'updatedAt', 'lastActivity', 'lastActivityForAdmins', 'date', 'sentAt'])
        AS key WHERE data ? key
    ), '{}') || CASE WHEN data ? 'submittedBy' THEN jsonb_build_object(
      'submittedBy', (data -> 'submittedBy') || jsonb_build_object('uid', 'resident-' || hours % 150)
    ) ELSE '{}' END
  $$`;
