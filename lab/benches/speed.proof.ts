import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { boardColumns, columnPageSize } from '@hoa/domain';
import { freePort } from '@hoa/hosting/testing/free-port';
import type { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addManyAssociations } from '../../server/src/testing/many-associations.ts';
import { recordFigure } from '../../server/src/testing/record-figure.ts';
import { answerTo, type Sent } from '../load/drive.ts';
import { residentMegabytes } from '../load/memory.ts';
import { EventClient } from '../portal/listener.ts';
import { Portal } from '../portal/portal.ts';
import { type Headers, operationPath, percentile, signIn } from '../portal/requests.ts';
import { measure } from './measure.ts';

const seconds = 3;
const ticketId = 'TKT-1029';
const tickets = 100_000;
const messages = 200;
/** The largest page size that the contract allows. */
const messagesAtOnce = 100;
const listeners = 200;
const listenersAtMost = 500;

const readings = [
  ['50 tickets of 100,000', 'tickets.list', { limit: 50 }],
  ['a board', 'tickets.board', {}],
  ['a ticket with 200 messages', 'tickets.messages', { ticketId, limit: messagesAtOnce }],
  ['a search', 'tickets.list', { search: 'lamp', limit: 50 }],
] as const;

/** A server under measurement. */
interface Contender {
  readonly address: string;
  readonly headers: Headers;
}

let posted = 0;
const posting =
  ({ headers }: Contender) =>
  (): Sent => {
    posted += 1;
    const input = { ticketId, content: `Message ${posted}.`, isInternal: false, attachments: [] };
    return { name: 'post', path: operationPath('tickets.postMessage'), headers, input };
  };

test('the server beside a bare one', { timeout: 1_800_000 }, async () => {
  const started = await Portal.start();
  onTestFinished(() => started.stop(), 60_000);
  const server = await started.server();
  await started.owner(async (owner) => {
    await addManyAssociations(owner, { associations: 0, tickets });
    await addMessages(owner);
    await server.start();
    const admin = () => signIn(owner, 'admin-1', 'admin@cedarhollow.example');
    const portal = { address: server.address, headers: await admin() };
    const bare = await startBare(started.ownerUrl);
    for (const [name, operation, input] of readings) {
      const asked = ({ headers }: Contender): Sent => {
        return { name, path: operationPath(operation), headers, input };
      };
      const [one, other] = await Promise.all(
        [portal, bare].map((each) => answerTo(each.address, asked(each))),
      );
      const areEqual = isDeepStrictEqual(JSON.parse(one ?? ''), JSON.parse(other ?? ''));
      expect(areEqual, `${name}: ${one?.slice(0, 1500)}\n${other?.slice(0, 1500)}`).toBe(true);
      await compare(name, portal, bare, (each) => () => asked(each));
    }
    const heard: EventClient[] = [];
    onTestFinished(() => {
      for (const client of heard) client.close();
    });
    // A session may have only a few streams.
    const listen = async (many: number) => {
      while (heard.length < many) heard.push(await EventClient.open(server.address, await admin()));
    };
    await listen(listeners);
    const others = new AbortController();
    onTestFinished(() => others.abort());
    for (let n = 0; n < listeners; n += 1) await listenToBare(bare, others.signal);
    await compare(`a posted message, ${listeners} listening`, portal, bare, posting);
    others.abort();
    // First lets pending notifications and mails of the earlier measurements finish.
    await wait(2000);
    const delays = await delaysOf(heard, portal, 50);
    recordFigure(`events p99 ${percentile(delays, 99).toFixed(0)} ms to ${listeners} listeners`);
    await listen(listenersAtMost);
    await delaysOf(heard, portal, 5);
    const megabytes = await residentMegabytes(server.pid);
    recordFigure(`${megabytes.toFixed(0)} MB with ${listenersAtMost} listeners`);
  });
});

async function compare(
  name: string,
  portal: Contender,
  bare: Contender,
  next: (contender: Contender) => () => Sent,
): Promise<void> {
  const other = await measure(bare.address, next(bare), seconds);
  const own = await measure(portal.address, next(portal), seconds);
  recordFigure(
    `${name}: ${own.perSecond.toFixed(0)}/s, ${(own.perSecond / other.perSecond).toFixed(2)} × bare, p95 ${own.p95.toFixed(1)} ms at half load`,
  );
}

async function startBare(url: string): Promise<Contender> {
  const port = await freePort();
  const options = { url, port, statuses: boardColumns.admin, perColumn: columnPageSize };
  const source = fileURLToPath(new URL('bare.mjs', import.meta.url));
  const child = spawn(process.execPath, [source, JSON.stringify(options)], { stdio: 'inherit' });
  onTestFinished(() => void child.kill());
  const bare = { address: `http://127.0.0.1:${port}`, headers: {} };
  const [[name, operation, input]] = readings;
  const asked = { name, path: operationPath(operation), headers: {}, input };
  await vi.waitFor(() => answerTo(bare.address, asked), 10_000);
  return bare;
}

async function listenToBare({ address }: Contender, signal: AbortSignal): Promise<void> {
  const { body } = await fetch(`${address}/api/events`, { signal });
  body?.pipeTo(new WritableStream()).catch(() => {});
}

/** Posts messages; resolves to the delay in milliseconds until each listener heard of each. */
async function delaysOf(heard: readonly EventClient[], portal: Contender, times: number) {
  const delays: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const everyone = heard.map(async (client) => {
      await client.next();
      delays.push(performance.now() - started);
    });
    await answerTo(portal.address, posting(portal)());
    await Promise.all(everyone);
  }
  return delays;
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
