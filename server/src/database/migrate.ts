import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ticketStatuses } from '@hoa/domain';
import { Client, DatabaseError } from 'pg';
import { createAppRole } from './app-role.ts';
import { createQueues } from './create-queues.ts';

/** A migration: a file of `migrations/`, never edited after its release. */
export interface Migration {
  /** The file name without extension, which defines the order: `001-portal`. */
  readonly name: string;
  readonly sql: string;
}

/** A step that is not a file of SQL. It can be repeated and commits on its own. */
interface MigrationStep {
  readonly name: string;
  run(ownerUrl: string): Promise<void>;
}

export interface MigrateOptions {
  /** The connection string of the role that owns the schema. */
  readonly ownerUrl: string;
  /** The connection string of the server; its role is created. */
  readonly appUrl?: string | undefined;
  readonly migrations?: readonly (Migration | MigrationStep)[];
}

/** The key of the advisory lock: any number that nothing else locks in this database. */
const lock = 7_205_011_442;

/**
 * The first line of a migration that creates indexes without blocking reads or writes. Each statement runs outside a
 * transaction, contains `CONCURRENTLY IF NOT EXISTS`, and ends at the end of a line.
 */
const oneByOne = '-- One by one.';

/**
 * Queries on a table queue behind a migration that waits for its lock, so the migration gives up after this time and
 * retries.
 */
const lockTimeoutMs = 700;
const lockTries = 100;
const tryAgainAfterMs = 300;
const lockNotAvailable = '55P03';

/** Runs again under another name after a change of the queues. */
const jobQueues: MigrationStep = { name: '098-job-queues', run: createQueues };

/** Migrations of earlier releases that `jobQueues` replaced; databases may have them. */
const replaced = new Set(['100-jobs', '102-job-order', '103-job-retries', '104-nightly-sweep']);

const files: readonly Migration[] = Object.entries(
  import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
).map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }));

export const allMigrations: readonly (Migration | MigrationStep)[] = [...files, jobQueues].sort(
  (one, other) => (one.name < other.name ? -1 : 1),
);

/**
 * Runs the pending migrations, stores the declared ticket statuses, and returns the names of the migrations. Each runs
 * in its own transaction, except steps and those with `oneByOne`, which can be repeated; after a crash, the next call continues.
 * Safe to call from several processes and while others serve.
 */
export async function migrateDatabase({
  ownerUrl,
  appUrl,
  migrations = allMigrations,
}: MigrateOptions): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  // A lost connection rejects the pending query; without a listener it would also end the process.
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
      await run(client, ownerUrl, migration);
      ran.push(migration.name);
    }
    await declareTicketStatuses(client);
    if (appUrl) await createAppRole(client, appUrl);
    return ran;
  } finally {
    await client.end();
  }
}

/**
 * Refuses a migration that was edited after it ran, since databases would differ, and an unknown one, which is from a
 * newer release.
 */
function refuseStrange(
  done: ReadonlyMap<string, string>,
  migrations: readonly (Migration | MigrationStep)[],
): void {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const [name, checksum] of done) {
    if (replaced.has(name)) continue;
    if (!known.has(name))
      throw new Error(`The database is newer than this portal: it has ${name}.`);
    if (known.get(name) !== checksum)
      throw new Error(`Migration ${name} was changed after it ran.`);
  }
}

/**
 * Polls for the advisory lock: CREATE INDEX CONCURRENTLY in another process would wait for a statement that blocks on
 * it.
 */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lock]);
    if (rows[0].taken) return;
    await wait(tryAgainAfterMs);
  }
}

async function run(
  client: Client,
  ownerUrl: string,
  migration: Migration | MigrationStep,
): Promise<void> {
  try {
    if ('run' in migration) {
      await migration.run(ownerUrl);
      await note(client, migration);
    } else if (migration.sql.startsWith(oneByOne)) await runOneByOne(client, migration);
    else await runAtOnce(client, migration);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function runAtOnce(client: Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
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
  await dropInvalidIndexes(client);
  for (const statement of migration.sql.split(/;\s*$/m)) await client.query(statement);
  await note(client, migration);
}

/** Drops invalid indexes, which an interrupted CREATE INDEX CONCURRENTLY leaves. */
async function dropInvalidIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     JOIN pg_class ON pg_class.oid = indrelid
     WHERE NOT indisvalid AND pg_has_role(relowner, 'USAGE') AND relnamespace <> 'pg_toast'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

/** Does nothing in a database without all migrations, as in tests of a migration. */
async function declareTicketStatuses(client: Client): Promise<void> {
  const { rows } = await client.query<{ declare: string | null }>(
    "SELECT to_regproc('portal.declare_ticket_statuses') AS declare",
  );
  if (!rows[0]?.declare) return;
  await client.query('SELECT portal.declare_ticket_statuses($1)', [ticketStatuses]);
}

async function note(client: Client, migration: Migration | MigrationStep): Promise<void> {
  await client.query('INSERT INTO public.migrations (name, checksum) VALUES ($1, $2)', [
    migration.name,
    checksumOf(migration),
  ]);
}

function checksumOf(migration: Migration | MigrationStep): string {
  const content = 'sql' in migration ? migration.sql.replaceAll('\r\n', '\n') : migration.name;
  return createHash('sha256').update(content).digest('hex');
}
