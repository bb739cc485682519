import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  type EmbeddedPostgres,
  findRunning,
  startEmbedded,
} from './database/embedded/start-embedded.ts';
import { migrateDatabase } from './database/migrate.ts';

const databaseName = 'portal';

export interface DevelopmentDatabaseOptions {
  /** The folder of the embedded database. */
  readonly folder: string;
  /** The connection string of the owner of the developer's own database. */
  readonly databaseUrl: string | undefined;
  readonly secret: string;
  /** Called with an error message when the embedded database has stopped for good. */
  readonly onLost?: (reason: string) => void;
}

/** A migrated database for development. */
export interface DevelopmentDatabase {
  readonly ownerUrl: string;
  /** The connection string of the restricted role. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the configured database, or an embedded one, and migrates it. */
export async function openDevelopmentDatabase(
  options: DevelopmentDatabaseOptions,
): Promise<DevelopmentDatabase> {
  const database = options.databaseUrl
    ? theirs(options.databaseUrl, options.secret)
    : await embedded(embeddedFolder(options.folder), options.onLost);
  try {
    await migrateDatabase({ ownerUrl: database.ownerUrl, appUrl: database.url });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Connects to the embedded database that a running portal has opened; undefined if none has. Closing it only ends this
 * use.
 */
export async function joinDevelopmentDatabase(
  folder: string,
): Promise<DevelopmentDatabase | undefined> {
  const running = await findRunning(embeddedFolder(folder));
  return running && { ...urlsOf(running), close: async () => undefined };
}

const embeddedFolder = (folder: string) => join(folder, 'postgres');

function urlsOf(postgres: Pick<EmbeddedPostgres, 'url'>) {
  return {
    ownerUrl: postgres.url(databaseName),
    url: postgres.url(databaseName, roleFor(databaseName)),
  };
}

async function embedded(
  folder: string,
  onLost: DevelopmentDatabaseOptions['onLost'],
): Promise<DevelopmentDatabase> {
  const postgres = await startEmbedded({ folder, ...(onLost && { onLost }) });
  try {
    await createDatabaseIn(postgres.url('postgres'));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { ...urlsOf(postgres), close: () => postgres.stop() };
}

/** The restricted role gets a derived password, so that the developer needs none. */
function theirs(ownerUrl: string, secret: string): DevelopmentDatabase {
  const url = new URL(ownerUrl);
  url.username = roleFor(decodeURIComponent(url.pathname.slice(1)));
  url.password = createHmac('sha256', secret).update(`database:${ownerUrl}`).digest('base64url');
  return { ownerUrl, url: url.href, close: async () => undefined };
}

/**
 * The name of the server's role contains that of the database, since all databases of a PostgreSQL server share roles.
 */
function roleFor(database: string): string {
  return `portal_of_${database}`;
}

async function createDatabaseIn(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
