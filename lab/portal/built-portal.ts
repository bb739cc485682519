import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDemo } from '../../server/src/create-demo.ts';
import {
  type EmbeddedPostgres,
  startEmbedded,
} from '../../server/src/database/embedded/start-embedded.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { builtServer } from '../../server/src/testing/test-database.ts';
import { BuiltServer } from './built-server.ts';

const database = 'proof';
const reconnectMs = 20;

export interface BuiltPortalOptions {
  /** True if PostgreSQL syncs commits to disk; without it, only a crash of the machine can lose data. */
  readonly isSynced: boolean;
  /** PostgreSQL settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Additional environment variables of PostgreSQL. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Prepares PostgreSQL's folder before it is initialized. */
  readonly prepare?: (folder: string) => Promise<void>;
}

/** A PostgreSQL with the demo association, on which built servers can be started. */
export class BuiltPortal {
  readonly postgres: EmbeddedPostgres;
  readonly #folder: string;
  readonly #servers: BuiltServer[] = [];

  private constructor(folder: string, postgres: EmbeddedPostgres) {
    this.#folder = folder;
    this.postgres = postgres;
  }

  static async start({
    isSynced,
    settings = {},
    environment = {},
    prepare,
  }: BuiltPortalOptions): Promise<BuiltPortal> {
    const folder = await mkdtemp(join(tmpdir(), 'hoa-proof-'));
    const own = join(folder, 'postgres');
    await mkdir(own);
    await prepare?.(own);
    const postgres = await startEmbedded({
      folder: own,
      settings: { ...(!isSynced && { fsync: 'off' }), ...settings },
      environment,
    });
    const admin = new Client({ connectionString: postgres.url('postgres') });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    await admin.end();
    const portal = new BuiltPortal(folder, postgres);
    await migrateDatabase({ ownerUrl: portal.ownerUrl, appUrl: portal.#databaseUrl });
    await createDemo({ ownerUrl: portal.ownerUrl, filesUrl: `file:${join(folder, 'files')}` });
    return portal;
  }

  get ownerUrl(): string {
    return this.postgres.url(database);
  }

  get #databaseUrl(): string {
    return this.postgres.url(database, 'portal');
  }

  /** Prepares a server without starting it; `environment` adds to its environment variables. */
  async server(environment: Record<string, string> = {}): Promise<BuiltServer> {
    const server = await BuiltServer.prepare({
      built: await builtServer(),
      databaseUrl: this.#databaseUrl,
      folder: this.#folder,
      environment,
    });
    this.#servers.push(server);
    return server;
  }

  /**
   * Sends a signal to PostgreSQL, which its supervisor then restarts: SIGKILL simulates a crash, SIGINT an operator.
   */
  async strikePostgres(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const pid = await this.postgres.pid();
    if (pid === undefined) throw new Error('PostgreSQL does not run.');
    process.kill(pid, signal);
  }

  /** Connects as the superuser; waits until PostgreSQL answers. */
  async connect(): Promise<Client> {
    for (;;) {
      const client = new Client({ connectionString: this.ownerUrl });
      client.on('error', () => {});
      try {
        await client.connect();
        return client;
      } catch {
        await client.end().catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, reconnectMs));
      }
    }
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.kill();
    await this.postgres.stop();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
