import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
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

/**
 * The first line of a migration that creates indexes without blocking anybody. Each of its statements runs alone, says
 * `CONCURRENTLY IF NOT EXISTS`, and ends at the end of a line.
 */
const oneByOne = '-- One by one.';

/** Readers of a table queue behind a migration that waits for its lock, so it gives up after this long and tries again. */
const lockWithinMs = 700;
const lockTries = 100;
const tryAgainAfterMs = 300;
const lockNotAvailable = '55P03';

/** The files of `migrations/`, in order. */
export const allMigrations: readonly Migration[] = Object.entries(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/**
 * Brings the schema up to date and answers the names of the migrations that ran. Each runs in a transaction of
 * its own, so that a crash leaves the last whole one; several processes may ask at once, while others serve.
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
    await takeTurn(client);
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

/** Polls instead of waiting in a statement, for which creating an index concurrently would wait. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lock]);
    if (rows[0].taken) return;
    await wait(tryAgainAfterMs);
  }
}

async function run(client: Client, migration: Migration): Promise<void> {
  try {
    if (migration.sql.startsWith(oneByOne)) await runOneByOne(client, migration);
    else await runAtOnce(client, migration);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function runAtOnce(client: Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockWithinMs}`);
    try {
      await client.query(migration.sql);
      await note(client, migration);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      const isHeld = error instanceof DatabaseError && error.code === lockNotAvailable;
      if (!isHeld || tries === lockTries) throw error;
      await wait(tryAgainAfterMs);
    }
  }
}

async function runOneByOne(client: Client, migration: Migration): Promise<void> {
  await dropHalfMade(client);
  for (const statement of migration.sql.split(/;\s*$/m)) await client.query(statement);
  await note(client, migration);
}

/** Drops invalid indexes, which an interrupted CREATE INDEX CONCURRENTLY leaves. */
async function dropHalfMade(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     JOIN pg_class ON pg_class.oid = indrelid
     WHERE NOT indisvalid AND pg_has_role(relowner, 'USAGE') AND relnamespace <> 'pg_toast'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

async function note(client: Client, migration: Migration): Promise<void> {
  await client.query('INSERT INTO public.migrations (name, checksum) VALUES ($1, $2)', [
    migration.name,
    checksumOf(migration),
  ]);
}

function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
