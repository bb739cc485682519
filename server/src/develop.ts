import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listenAt, requireSite, stopCleanly } from '@hoa/hosting/listen';
import { destination, multistream, pino } from 'pino';
import { type DevelopConfiguration, readDevelopConfiguration } from './configuration.ts';
import { demoUsers } from './database/found-demo.ts';
import { openDevelopmentDatabase } from './development-database.ts';
import { found } from './found.ts';
import { openPortal, type Portal } from './portal.ts';
import { createPortalServer, type Served } from './portal-server.ts';

export interface DevelopOptions {
  /** The folder that releases are published into. */
  readonly site: string;
  /** Keeps the database, the files, the log and the secret. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

/**
 * `npm start`: site and API on one port, over an embedded PostgreSQL with the demo association in it. Where that
 * cannot be had, the site alone, which says why.
 */
export async function develop({ site, folder, say }: DevelopOptions): Promise<void> {
  const configuration = readDevelopConfiguration(process.env, folder);
  await requireSite(site);
  const { promise: served, resolve: serve } = deferred<Served>();
  const server = createPortalServer(served);
  // Before anything is started that takes long, or has to be stopped again.
  const address = await listenAt(server, configuration);
  const { promise: lost, resolve: lose } = deferred<string>();
  const live = await openLive(configuration, address, lose).catch((error: unknown) => ({
    reason: sentenceOf(error),
  }));
  const [portal, unavailable] = 'app' in live ? [live] : [undefined, live.reason];
  const modes = ['mock', 'live'] as const;
  serve({ site, configuration: { modes, api: '/api', unavailable }, app: portal?.app });
  const stop = stopCleanly(server, { begin: portal?.sendAway, finish: portal?.close });
  lost.then((reason) => {
    console.error(reason);
    stop(1);
  });
  for (const line of introduction(address, unavailable)) say(line);
}

async function openLive(
  configuration: DevelopConfiguration,
  origin: string,
  onLost: (reason: string) => void,
): Promise<Portal> {
  const { folder, smtpUrl } = configuration;
  await mkdir(folder, { recursive: true });
  const secret = await ownSecret(folder);
  const database = await openDevelopmentDatabase({ ...configuration, secret, onLost });
  try {
    await found({ ...configuration, ownerUrl: database.ownerUrl });
    const portal = await openPortal({
      ...configuration,
      databaseUrl: database.url,
      origin,
      secret,
      trustedProxies: [],
      metricsToken: undefined,
      hasMailbox: smtpUrl === undefined,
      simulatesPayments: true,
      log: developmentLog(folder),
    });
    const close = async () => {
      await portal.close();
      await database.close();
    };
    await portal.ready().catch(async (error: unknown) => {
      await portal.close();
      throw error;
    });
    return { ...portal, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Everything into a file; what is broken to the terminal too. */
function developmentLog(folder: string) {
  const file = destination({ dest: join(folder, 'portal.log'), mkdir: true, sync: true });
  return pino({}, multistream([{ stream: file }, { stream: process.stderr, level: 'error' }]));
}

/** Made once, so that nobody is signed out by a restart. */
async function ownSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

function introduction(address: string, unavailable: string | undefined): string[] {
  if (unavailable !== undefined) return [address, `There is sample data only: ${unavailable}`];
  const emails = Object.entries(demoUsers).map(
    ([role, { email }]) => `  ${role.padEnd(9)}${email}`,
  );
  return [
    address,
    'Sample data needs no sign-in. For live data, sign in by email as',
    ...emails,
    `and read the mail at ${address}/mailbox`,
  ];
}

/** The first line of what went wrong, as a sentence. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = message.split('\n');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** A promise that somebody else resolves. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
