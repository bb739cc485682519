import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hoa/hosting/testing/free-port';
import { presentNginx, startNginx } from '@hoa/hosting/testing/nginx';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signInLimits } from '../../server/src/identity/limits.ts';
import { recordFigure } from '../../server/src/testing/record-figure.ts';
import { startSmtp } from '../../server/src/testing/start-smtp.ts';
import { EventClient } from './listener.ts';
import { Portal } from './portal.ts';
import { type Headers, operationPath, percentile, send, signIn } from './requests.ts';
import type { Server } from './server.ts';

/** The number of restarts of each process; set by `npm run proof`. */
const restarts = Number(process.env.PROOF_RESTARTS ?? 1);
const isProof = process.env.PROOF_RESTARTS !== undefined;
const lanes = 3;
const messages = isProof ? 300 : 10;
const seenWithinMs = 1000;
const ticketId = 'TKT-1029';

const nginx = presentNginx();
const configuration = fileURLToPath(new URL('../../hosting/nginx-live.conf', import.meta.url));

let portal: Portal;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let proxy: Awaited<ReturnType<typeof startNginx>> | undefined;
let owner: Client;
let servers: readonly [Server, Server];
let front = '';
let headers: Headers;
const listeners: EventClient[] = [];

beforeAll(async () => {
  if (nginx === undefined) return;
  portal = await Portal.start({ isSynced: isProof });
  smtp = await startSmtp();
  const environment = { SMTP_URL: smtp.url, TRUSTED_PROXIES: '127.0.0.1', MAILBOX: 'on' };
  servers = [await portal.server(environment), await portal.server(environment)];
  await Promise.all(servers.map((server) => server.start()));
  const port = await freePort();
  const [one, other] = servers.map(({ address }) => new URL(address).host);
  const text = readFileSync(configuration, 'utf8')
    .replace('127.0.0.1:4173', String(one))
    .replace('127.0.0.1:4174', String(other))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  proxy = await startNginx(nginx, text, port);
  front = `http://127.0.0.1:${port}`;
  owner = new Client({ connectionString: portal.ownerUrl });
  await owner.connect();
  headers = await signIn(owner, 'admin-1', 'admin@cedarhollow.example');
}, 180_000);

afterAll(async () => {
  for (const listener of listeners) listener.close();
  await proxy?.stop();
  await owner?.end();
  await portal?.stop();
  await smtp?.close();
}, 60_000);

const get = (address: string, path: string) => send(address, { path, headers });

const post = (address: string, content: string) =>
  send(address, {
    path: operationPath('tickets.postMessage'),
    headers,
    input: {
      ...{ ticketId, content, isInternal: true, attachments: [] },
      requestId: crypto.randomUUID(),
    },
  });

async function listen(address: string): Promise<EventClient> {
  const listener = await EventClient.open(address, headers);
  listeners.push(listener);
  return listener;
}

describe.skipIf(nginx === undefined)('two servers behind nginx on one database', () => {
  test('a change on one server reaches event streams of the other', {
    timeout: 180_000,
  }, async () => {
    const heard = [await listen(servers[0].address), await listen(servers[1].address)] as const;
    const delays: number[] = [];
    for (let n = 0; n < messages; n += 1) {
      const at = n % 2 === 0 ? 0 : 1;
      const there = heard[1 - at] as EventClient;
      const change = there.next();
      const started = performance.now();
      expect((await post(servers[at].address, `over there ${n}`)).status).toBe(200);
      await change;
      delays.push(performance.now() - started);
    }
    await vi.waitFor(() => expect(heard[0].cursor).toBe(heard[1].cursor), 5000);
    const [median, p95] = [percentile(delays, 50), percentile(delays, 95)];
    if (isProof) expect(p95).toBeLessThan(seenWithinMs);
    recordFigure(
      `sent to one, heard at the other after ${median.toFixed(0)} ms (median of ${messages}) and ${p95.toFixed(0)} ms (95th of 100)`,
    );
    for (const listener of heard) listener.close();
  });

  test.each(['/', '/api/session'])(
    '%s sends one Strict-Transport-Security header [V3.4.1]',
    async (path) => {
      const answer = await get(front, path);
      expect(answer.headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
    },
  );

  test.each(['/metrics', '/readyz', '/healthz', '/mailbox', '/mailbox.json', '/mailbox/'])(
    '%s is not reachable from outside',
    async (path) => {
      if (path === '/mailbox.json') expect((await get(servers[0].address, path)).status).toBe(200);
      expect((await get(front, path)).status).toBe(404);
    },
  );

  test('limits count for both, whatever address a client claims', async () => {
    const ask = async (email: string) => {
      const forged = { 'X-Forwarded-For': `203.0.113.${Math.floor(Math.random() * 255)}` };
      const asked = { path: '/api/sign-in', headers: { ...headers, ...forged }, input: { email } };
      return (await send(front, asked)).status;
    };
    const { asksByPair, asksByAddress } = signInLimits;
    const ofOne: number[] = [];
    for (let n = 0; n < asksByPair.max + 3; n += 1) ofOne.push(await ask('one@example.org'));
    expect(ofOne).toEqual([...Array(asksByPair.max).fill(202), 429, 429, 429]);
    const left = asksByAddress.max - ofOne.length;
    const ofMany: number[] = [];
    for (let n = 0; n < left + 3; n += 1) ofMany.push(await ask(`many-${n}@example.org`));
    expect(ofMany).toEqual([...Array(left).fill(202), 429, 429, 429]);
  });

  test('rolling restarts fail no request, repeat none, and lose no event', {
    timeout: 120_000 * restarts,
  }, async () => {
    const listening = [await listen(front), await listen(front)];
    const failed: string[] = [];
    const posted: string[] = [];
    const times: number[] = [];
    let isOver = false;
    /** A person who reads a page, a list and their session, and writes a message. */
    async function lane(name: number): Promise<void> {
      for (let n = 0; !isOver; n += 1) {
        const content = `restart ${name} ${n}`;
        const requests = [
          () => get(front, '/'),
          () => get(front, '/api/session'),
          () => send(front, { path: operationPath('tickets.list'), headers, input: { limit: 5 } }),
          () => post(front, content),
        ];
        for (const request of requests) {
          const started = performance.now();
          const answer = await request().catch((error: Error) => error);
          times.push(performance.now() - started);
          const isGood = 'status' in answer && answer.status === 200;
          if (!isGood) failed.push('status' in answer ? String(answer.status) : answer.message);
          if (isGood && request === requests.at(-1)) posted.push(content);
        }
      }
    }
    const load = Array.from({ length: lanes }, (_, name) => lane(name));
    let longestStopMs = 0;
    for (let round = 0; round < restarts; round += 1) {
      // One person here sends as many requests as many people would, so their rate limit is reset.
      await owner.query('TRUNCATE identity.tries');
      for (const server of servers) {
        const answered = times.length;
        const started = performance.now();
        expect(await server.stop()).toBe(0);
        longestStopMs = Math.max(longestStopMs, performance.now() - started);
        await server.start();
        await vi.waitFor(() => expect(times.length).toBeGreaterThan(answered), 10_000);
      }
    }
    isOver = true;
    await Promise.all(load);
    expect(failed).toEqual([]);

    const { rows } = await owner.query<{ content: string; times: number }>(
      `SELECT data ->> 'content' AS content, count(*)::int AS times FROM portal.ticket_messages
       WHERE data ->> 'content' LIKE 'restart %' GROUP BY 1`,
    );
    expect(rows.filter((row) => row.times !== 1)).toEqual([]);
    expect(rows.map(({ content }) => content).sort()).toEqual([...posted].sort());
    const { rows: newest } = await owner.query(
      'SELECT max(cursor)::text AS cursor FROM events.changes',
    );
    for (const listener of listening) {
      await vi.waitFor(() => expect(listener.cursor).toBe(newest[0].cursor), 10_000);
      expect(listener.connections).toBeGreaterThan(1);
      expect(listener.gaps).toBe(0);
      expect(listener.broken).toBe(0);
    }
    recordFigure(
      `${2 * restarts} restarts under ${times.length} requests, ${posted.length} of them commands: none failed, none was repeated; the slowest took ${Math.max(...times).toFixed(0)} ms, the longest stop ${longestStopMs.toFixed(0)} ms`,
    );
  });
});
