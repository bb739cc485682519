import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { temporaryFolder } from '../../hosting/testing/temporary-folder.ts';
import { createDemo } from '../../server/src/create-demo.ts';
import {
  type EmbeddedPostgres,
  startEmbedded,
} from '../../server/src/database/embedded/start-embedded.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { Server } from './server.ts';

const database = 'lab';
const reconnectMs = 20;

export interface PortalOptions {
  /** False if PostgreSQL does not sync commits to disk, so that a crash of the machine can lose data. */
  readonly isSynced?: boolean;
  /** PostgreSQL settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Additional environment variables of PostgreSQL. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Prepares PostgreSQL's folder before it is initialized. */
  readonly prepare?: (folder: string) => Promise<void>;
}

/** A PostgreSQL with the demo association, on which built servers can be started. */
export class Portal {
  readonly postgres: EmbeddedPostgres;
  /** The folder for the data of the portal, which is removed after the tests. */
  readonly folder: string;
  readonly #servers: Server[] = [];

  private constructor(folder: string, postgres: EmbeddedPostgres) {
    this.folder = folder;
    this.postgres = postgres;
  }

  static async start({
    isSynced = true,
    settings = {},
    environment = {},
    prepare,
  }: PortalOptions = {}): Promise<Portal> {
    const folder = temporaryFolder('hoa-lab-');
    const own = join(folder, 'postgres');
    await mkdir(own);
    await prepare?.(own);
    const postgres = await startEmbedded({
      folder: own,
      settings: { ...(!isSynced && { fsync: 'off' }), ...settings },
      environment,
    });
    const portal = new Portal(folder, postgres);
    try {
      const admin = new Client({ connectionString: postgres.url('postgres') });
      await admin.connect();
      await admin.query(`CREATE DATABASE ${database}`);
      await admin.end();
      await migrateDatabase({ ownerUrl: portal.ownerUrl, appUrl: portal.#databaseUrl });
      await createDemo({ ownerUrl: portal.ownerUrl, filesUrl: portal.#filesUrl });
      return portal;
    } catch (error) {
      await portal.stop();
      throw error;
    }
  }

  get ownerUrl(): string {
    return this.postgres.url(database);
  }

  get #databaseUrl(): string {
    return this.postgres.url(database, 'portal');
  }

  get #filesUrl(): string {
    return pathToFileURL(join(this.folder, 'files')).href;
  }

  /** Prepares a server without starting it; `environment` adds to its environment variables. */
  async server(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = await Server.prepare(this.folder, {
      DATABASE_URL: this.#databaseUrl,
      FILES_URL: this.#filesUrl,
      ...environment,
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
        await wait(reconnectMs);
      }
    }
  }

  /** Runs work on a connection of the superuser. */
  async owner<R>(work: (owner: Client) => Promise<R>): Promise<R> {
    const owner = await this.connect();
    try {
      return await work(owner);
    } finally {
      await owner.end();
    }
  }

  /** Ends the connections of all servers. */
  async endConnections(): Promise<void> {
    await this.owner((owner) =>
      owner.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'portal'",
      ),
    );
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.kill();
    await this.postgres.stop();
  }
}
