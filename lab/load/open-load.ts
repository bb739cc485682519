import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { createDemo } from '../../server/src/create-demo.ts';
import {
  type EmbeddedPostgres,
  startEmbedded,
} from '../../server/src/database/embedded/start-embedded.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { BuiltServer } from '../portal/built-server.ts';

/** A PostgreSQL with the demo association, and a built server on it with `report-figures.ts` loaded. */
export interface Opened {
  readonly postgres: EmbeddedPostgres;
  readonly owner: Client;
  /** A server that is not started yet. */
  readonly server: BuiltServer;
  /** The file to which the server writes its figures when it receives a signal. */
  readonly figuresFile: string;
  close(): Promise<void>;
}

/** @param built The folder of the built server and of `report-figures`. */
export async function openLoad(
  built: string,
  settings: Readonly<Record<string, string>>,
): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-load-'));
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), settings });
  const ownerUrl = postgres.url('postgres');
  const databaseUrl = postgres.url('postgres', 'portal');
  const owner = new Client({ connectionString: ownerUrl });
  const figuresFile = join(folder, 'figures');
  const environment = {
    TRUSTED_PROXIES: '127.0.0.1',
    FIGURES_FILE: figuresFile,
    NODE_OPTIONS: `--import=${pathToFileURL(join(built, 'report-figures.mjs')).href}`,
  };
  const server = await BuiltServer.prepare({ built, databaseUrl, folder, environment });
  const opened = {
    postgres,
    owner,
    server,
    figuresFile,
    async close() {
      await server.kill();
      await owner.end().catch(() => undefined);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await migrateDatabase({ ownerUrl, appUrl: databaseUrl });
    await createDemo({ ownerUrl, filesUrl: pathToFileURL(join(folder, 'files')).href });
    await owner.connect();
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
