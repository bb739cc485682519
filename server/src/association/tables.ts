import { type ClientBase, escapeIdentifier } from 'pg';

/** What of a database is copied, in no particular order; `public` has nothing but the names of migrations. */
const schemas = ['portal', 'audit', 'identity', 'events', 'jobs', 'mail'];

/** A table as it is copied: the columns that PostgreSQL doesn't work out by itself. */
export interface CopiedTable {
  /** Such as `portal.tickets`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether each row belongs to an association and is seen by that association alone. */
  readonly isGuarded: boolean;
}

/** Every table that holds rows, by name. */
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
  return rows.map(({ name, columns, guarded }) => ({ name, columns, isGuarded: guarded }));
}

/** The columns of a table, for a statement. */
export function columnList({ columns }: CopiedTable): string {
  return columns.map(escapeIdentifier).join(', ');
}

/** The sequences and how far they are. */
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

/** The migrations that a database has, each with the checksum of its file. */
export async function migrationsOf(
  client: ClientBase,
): Promise<{ readonly name: string; readonly checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM public.migrations ORDER BY name',
  );
  return rows;
}
