import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { jobSchema, workQueue } from '../database/queues.ts';

/**
 * The schemas that a backup copies, in any order; of `public` it only records the names of migrations. Three schemas
 * are excluded, so that a restore does not bring back outdated state: `identity` (sessions that may have ended),
 * `events` (positions of pages in the lost database) and `jobs` (mails that may have been delivered).
 */
const schemas = ['portal', 'audit', 'mail'];

/** Jobs that only change records and may run twice. Some of them are scheduled for a later day. */
const copiedJobTypes = [
  'membership-begun',
  'news-begun',
  'poll-closed',
  'name-changed',
  'profile-changed',
];

/** A table to copy, without its generated columns. */
export interface CopiedTable {
  /** With the schema, such as `portal.tickets`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** True if row-level security restricts each row to its association. */
  readonly isGuarded: boolean;
  /** SQL condition that selects the rows to copy. */
  readonly condition: string;
}

export async function copiedTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; guarded: boolean }>(
    `SELECT format('%I.%I', nspname, relname) AS name,
       array_agg(attname::text ORDER BY attnum) AS columns,
       relrowsecurity AND bool_or(attname = 'hoa_id') AS guarded
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relkind = 'r' AND nspname = ANY($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY nspname, relname, relrowsecurity ORDER BY 1`,
    [schemas],
  );
  const tables = rows.map(({ name, columns, guarded }) => ({
    name,
    columns,
    isGuarded: guarded,
    condition: 'true',
  }));
  return [...tables, await workTable(client)];
}

/** Returns the table of queued jobs, limited to `copiedJobTypes`. */
async function workTable(client: ClientBase): Promise<CopiedTable> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT format('%I.%I', $1::text, partition_name) AS name,
       array_agg(attname::text ORDER BY attnum) AS columns
     FROM jobs.queue JOIN pg_attribute ON attrelid = format('%I.%I', $1::text, partition_name)::regclass
     WHERE name = $2 AND attnum > 0 AND NOT attisdropped GROUP BY partition_name`,
    [jobSchema, workQueue],
  );
  const [table] = rows;
  if (!table) throw new Error('The database has no queue of jobs.');
  const types = copiedJobTypes.map(escapeLiteral).join(', ');
  const condition = `state < 'active' AND data -> 'job' ->> 'type' IN (${types})`;
  return { ...table, isGuarded: false, condition };
}

/** Returns the quoted column names for a statement. */
export function columnList({ columns }: CopiedTable): string {
  return columns.map(escapeIdentifier).join(', ');
}

/** Returns the sequences of these schemas with their last values. */
export async function sequencesOf(
  client: ClientBase,
): Promise<{ readonly name: string; readonly last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1`,
    [schemas],
  );
  return rows;
}
