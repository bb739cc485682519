import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { boardColumns, columnPageSize } from '@hoa/domain';
import { freePort } from '@hoa/hosting/testing/free-port';
import { Client } from 'pg';
import { createDemo } from '../../server/src/create-demo.ts';
import { startEmbedded } from '../../server/src/database/embedded/start-embedded.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { secureName, sessionCookieName } from '../../server/src/http/cookies.ts';
import { addManyAssociations } from '../../server/src/testing/many-associations.ts';
import { Listeners } from '../load/listeners.ts';
import {
  type Asked,
  ask,
  type Contender,
  type Measured,
  measure,
  percentile,
} from '../load/measure.ts';
import { BuiltServer, builtOrigin } from '../portal/built-server.ts';
import { signInDirectly } from '../portal/sign-in-directly.ts';

export interface LiveBenchOptions {
  /** The folder of the build, which contains this module and the server. */
  readonly built: string;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

export interface LiveFigures {
  readonly rows: readonly {
    readonly name: string;
    readonly portal: Measured;
    readonly bare: Measured;
  }[];
  /** Milliseconds until all listeners have received the event of a message. */
  readonly eventsP99: number;
  readonly listeners: number;
  /** The resident memory of the server's process. */
  readonly megabytes: number;
  readonly listenersAtMost: number;
}

const ticketId = 'TKT-1029';
const tickets = 100_000;
const messages = 200;
/** The largest page size that the contract allows. */
const messagesAtOnce = 100;
const listeners = 200;
const listenersAtMost = 500;

const readings: readonly (Asked & { readonly name: string })[] = [
  { name: '50 tickets of 100,000', operation: 'tickets.list', input: () => ({ limit: 50 }) },
  { name: 'a board', operation: 'tickets.board', input: () => ({}) },
  {
    name: 'a ticket with 200 messages',
    operation: 'tickets.messages',
    input: () => ({ ticketId, limit: messagesAtOnce }),
  },
  {
    name: 'a search',
    operation: 'tickets.list',
    input: () => ({ search: 'lamp', limit: 50 }),
  },
];

let posted = 0;
const posting: Asked = {
  operation: 'tickets.postMessage',
  input: () => {
    posted += 1;
    return { ticketId, content: `Message ${posted}.`, isInternal: false, attachments: [] };
  },
};

/** Measures the built server and a bare server alternately on the same PostgreSQL. */
export async function benchLive({ built, seconds, say }: LiveBenchOptions): Promise<LiveFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-bench-live-'));
  const postgres = await startEmbedded({ folder: join(folder, 'postgres') });
  const ends: (() => unknown)[] = [];
  try {
    say(`${tickets} tickets are made`);
    const database = 'postgres';
    const ownerUrl = postgres.url(database);
    const databaseUrl = postgres.url(database, 'portal');
    await migrateDatabase({ ownerUrl, appUrl: databaseUrl });
    await createDemo({ ownerUrl, filesUrl: `file:${join(folder, 'files')}` });
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    await addManyAssociations(owner, { associations: 0, tickets });
    await addMessages(owner);
    const token = await signInDirectly(owner, 'admin-1', 'admin@cedarhollow.example');
    await owner.end();

    const server = await BuiltServer.prepare({ built, databaseUrl, folder });
    await server.start();
    ends.push(() => server.kill());
    const portal: Contender = {
      name: 'portal',
      address: server.address,
      headers: { Origin: builtOrigin, Cookie: `${secureName(sessionCookieName)}=${token}` },
    };
    const port = await freePort();
    const bare: Contender = { name: 'bare', address: `http://127.0.0.1:${port}`, headers: {} };
    const source = `
      import { serveBare } from ${JSON.stringify(pathToFileURL(join(built, 'bare.mjs')).href)};
      await serveBare(${JSON.stringify({
        url: ownerUrl,
        port,
        statuses: boardColumns.admin,
        perColumn: columnPageSize,
      })});`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      stdio: 'inherit',
    });
    ends.push(() => child.kill());
    await answering(bare);

    const rows: { name: string; portal: Measured; bare: Measured }[] = [];
    const compare = async (name: string, asked: Asked) => {
      say(name);
      rows.push({
        name,
        bare: await measure(bare, asked, seconds),
        portal: await measure(portal, asked, seconds),
      });
    };
    for (const { name, ...asked } of readings) {
      const [one, other] = await Promise.all([ask(portal, asked), ask(bare, asked)]);
      if (!isDeepStrictEqual(JSON.parse(one), JSON.parse(other))) {
        throw new Error(
          `${name}: the servers answer differently.\n${one.slice(0, 1500)}\n${other.slice(0, 1500)}`,
        );
      }
      await compare(name, asked);
    }
    const heard = new Listeners();
    ends.push(() => heard.close());
    const heardBare = new Listeners();
    ends.push(() => heardBare.close());
    await heard.add(portal, listeners);
    await heardBare.add(bare, listeners);
    await compare(`a posted message, ${listeners} listening`, posting);
    // First lets pending notifications and mails of the earlier measurements finish.
    await wait(2000);
    const eventsP99 = percentile(await heard.delays(portal, posting, 50), 99);
    heardBare.close();
    await heard.add(portal, listenersAtMost - listeners);
    await heard.delays(portal, posting, 5);
    const megabytes = await residentMegabytes(server.pid);
    return { rows, eventsP99, listeners, megabytes, listenersAtMost };
  } finally {
    for (const end of ends.reverse()) await end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function answering(bare: Contender): Promise<void> {
  const [asked] = readings;
  for (let tried = 0; asked && tried < 200; tried += 1) {
    try {
      await ask(bare, asked);
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error('The bare server does not answer.');
}

/** Replaces the existing messages with a fixed number. */
async function addMessages(owner: Client): Promise<void> {
  await owner.query('SET session_replication_role = replica');
  await owner.query(
    `DELETE FROM portal.ticket_messages WHERE hoa_id = 'default-hoa' AND ticket_id = $1`,
    [ticketId],
  );
  await owner.query(
    `INSERT INTO portal.ticket_messages (hoa_id, id, version, data)
     SELECT 'default-hoa', 'bench-' || place, 1, jsonb_build_object(
       'id', 'bench-' || place, 'ticketId', $1::text, 'content', 'Message ' || place || ' of many.',
       'author', jsonb_build_object('uid', 'nobody-known', 'displayName', 'Nell Abara', 'role', 'admin'),
       'isInternal', false, 'attachments', '[]'::jsonb,
       'createdAt', to_char(timestamptz '2020-01-01' + place * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     FROM generate_series(1, $2) AS place`,
    [ticketId, messages],
  );
  await owner.query(
    `UPDATE portal.tickets SET messages_count = $2 WHERE hoa_id = 'default-hoa' AND id = $1`,
    [ticketId, messages],
  );
  await owner.query('SET session_replication_role = origin');
  await owner.query('VACUUM ANALYZE portal.ticket_messages');
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
