import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { refuseTemporaryTables } from '../database/app-role.ts';
import { type EmbeddedPostgres, startEmbedded } from '../database/embedded/start-embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';

/** The connection strings of one test database. */
export interface TestDatabaseUrls {
  /** The connection string of the role that owns the schema. */
  readonly ownerUrl: string;
  /** The connection string of the restricted role of the server. */
  readonly url: string;
}

const template = 'migrated';
const appRole = 'portal';

/** A PostgreSQL in a temporary folder, with a migrated database as template. */
export class TestCluster {
  readonly #folder: string;
  readonly #postgres: EmbeddedPostgres;
  readonly #admin: Client;
  /** Copies are made in sequence, since each needs exclusive use of the template. */
  #copying: Promise<unknown> = Promise.resolve();
  #copies = 0;

  private constructor(folder: string, postgres: EmbeddedPostgres, admin: Client) {
    this.#folder = folder;
    this.#postgres = postgres;
    this.#admin = admin;
  }

  static async start(): Promise<TestCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'hoa-test-database-'));
    // `npm run proof -- versions` sets this for each version.
    const { PROOF_POSTGRES: other } = process.env;
    // Before version 16, a PostgreSQL that runs as another user must be able to enter the folder by its path.
    if (other !== undefined) await chmod(folder, 0o755);
    const postgres = await startEmbedded({
      folder,
      isDurable: false,
      package: other,
      settings: { max_connections: '200', autovacuum: 'off' },
    });
    const admin = new Client({ connectionString: postgres.url('postgres') });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${template}`);
    await migrateDatabase({
      ownerUrl: postgres.url(template),
      appUrl: postgres.url(template, appRole),
    });
    return new TestCluster(folder, postgres, admin);
  }

  /** Creates a database, migrated or empty. */
  create(kind: string): Promise<TestDatabaseUrls> {
    this.#copies += 1;
    const name = `test_${this.#copies}`;
    const source = kind === 'empty' ? 'template0' : template;
    const copied = this.#copying.then(async () => {
      await this.#admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
      await refuseTemporaryTables(this.#admin, name);
    });
    this.#copying = copied.catch(() => {});
    return copied.then(() => ({
      ownerUrl: this.#postgres.url(name),
      url: this.#postgres.url(name, appRole),
    }));
  }

  async drop(name: string): Promise<undefined> {
    await this.#admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }

  async stop(): Promise<void> {
    await this.#admin.end();
    await this.#postgres.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
