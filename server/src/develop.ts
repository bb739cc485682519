import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listenAt, requireSite, stopCleanly } from '@hoa/hosting/listen';
import { destination, multistream, pino } from 'pino';
import { type DevelopConfiguration, readDevelopConfiguration } from './configuration.ts';
import { createDemo } from './create-demo.ts';
import { demoUsers } from './database/insert-demo.ts';
import { openDevelopmentDatabase } from './development-database.ts';
import { type LivePortal, openLivePortal } from './portal.ts';
import { createPortalServer, type ServedPortal } from './portal-server.ts';

export interface DevelopOptions {
  /** The folder with the published releases. */
  readonly site: string;
  /** The folder for the database, the files, the log and the secret. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

/**
 * Runs `npm start`: site and API on one port, with an embedded PostgreSQL that contains the demo association. If the
 * database cannot start, serves only the site, which shows the reason.
 */
export async function develop({ site, folder, say }: DevelopOptions): Promise<void> {
  const configuration = readDevelopConfiguration(process.env, folder);
  await requireSite(site);
  const { promise: served, resolve: serve } = deferred<ServedPortal>();
  const server = createPortalServer(served);
  // Listens before anything slow is started that would have to be stopped again.
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
): Promise<LivePortal> {
  const { folder, smtpUrl } = configuration;
  await mkdir(folder, { recursive: true });
  const secret = await ownSecret(folder);
  const database = await openDevelopmentDatabase({ ...configuration, secret, onLost });
  try {
    await createDemo({ ...configuration, ownerUrl: database.ownerUrl });
    const portal = await openLivePortal({
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

/** Logs everything to a file, and errors also to the terminal. */
function developmentLog(folder: string) {
  const file = destination({ dest: join(folder, 'portal.log'), mkdir: true, sync: true });
  return pino({}, multistream([{ stream: file }, { stream: process.stderr, level: 'error' }]));
}

/** Created only once, so that sessions survive a restart. */
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

/** Returns the first line of an error message as a sentence. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = message.split('\n');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** A promise with its resolve function. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
