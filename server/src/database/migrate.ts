import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { createAppRole } from './app-role.ts';

/** A step of the schema: a file of `migrations/`, never changed once it is released. */
export interface Migration {
  /** `001-portal`: its order. */
  readonly name: string;
  readonly sql: string;
}

export interface MigrateOptions {
  /** The address of the database for the role that owns the schema. */
  readonly ownerUrl: string;
  /** The address that the server will use; its role is made. */
  readonly appUrl?: string | undefined;
  readonly migrations?: readonly Migration[];
}

/** The key of the lock: any number that nothing else locks in the same database. */
const lock = 7_205_011_442;

/** The files of `migrations/`, in order. */
export const allMigrations: readonly Migration[] = Object.entries(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Brings the schema up to date and answers the names of the migrations that ran. Each runs in a transaction of
 * its own, so that a crash leaves the last whole one; several processes may ask at once.
 */
export async function migrate({
  ownerUrl,
  appUrl,
  migrations = allMigrations,
}: MigrateOptions): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the query that waits for it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query(`CREATE TABLE IF NOT EXISTS public.migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM public.migrations',
    );
    const done = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    refuseStrange(done, migrations);
    const ran: string[] = [];
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      await run(client, migration);
      ran.push(migration.name);
    }
    if (appUrl) await createAppRole(client, appUrl);
    return ran;
  } finally {
    await client.end();
  }
}

/** A changed file would leave databases of two kinds; an unknown one belongs to a newer portal. */
function refuseStrange(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const [name, checksum] of done) {
    if (!known.has(name))
      throw new Error(`The database is newer than this portal: it has ${name}.`);
    if (known.get(name) !== checksum)
      throw new Error(`Migration ${name} was changed after it ran.`);
  }
}

async function run(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO public.migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      checksumOf(migration),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
