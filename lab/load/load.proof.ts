import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { onTestFinished, test } from 'vitest';
import { recordFigure } from '../../server/src/testing/record-figure.ts';
import { EventClient } from '../portal/listener.ts';
import { Portal } from '../portal/portal.ts';
import { origin, percentile } from '../portal/requests.ts';
import type { Server } from '../portal/server.ts';
import {
  openHome,
  operation,
  ordinaryDay,
  type People,
  type SignedInPerson,
  signInMany,
} from './day.ts';
import {
  allFailures,
  ask,
  type Driven,
  describeFailures,
  drive,
  hasFailed,
  isRefusal,
  messageIn,
  type Sent,
} from './drive.ts';
import { residentMegabytes, usedMegabytes } from './memory.ts';
import { bigAssociation, seedLoad } from './seed-load.ts';

const { env } = process;
const seed = Number(env.SEED ?? 1);
/** The number of units of the big association. */
const units = Number(env.UNITS ?? 20_000);
const associations = Number(env.ASSOCIATIONS ?? 500);
/** The duration of the memory test. */
const minutes = Number(env.PROOF_MINUTES ?? 30);
const unitsEach = 200;
const ticketsPerUnit = 1;
const signedIn = 2000;
const listening = 300;
const p95AtMost = 150;
const stepSeconds = 12;
const firstPerSecond = Number(env.RATE ?? 20);
const growth = 1.3;
/** How long people keep opening the portal in the morning. */
const waveSeconds = 30;
const linksAsked = 200;

test('an ordinary day, overload, a broadcast and an emergency', {
  timeout: 10_800_000,
}, async () => {
  const portal = await Portal.start({
    settings: { shared_buffers: '512MB', max_wal_size: '4GB' },
  });
  onTestFinished(() => portal.stop(), 60_000);
  const memoryFile = join(portal.folder, 'memory');
  const reporter = new URL('report-memory.mjs', import.meta.url);
  const server = await portal.server({
    TRUSTED_PROXIES: '127.0.0.1',
    MEMORY_FILE: memoryFile,
    NODE_OPTIONS: `--import=${reporter.href}`,
  });
  await portal.owner(async (owner) => {
    await seedLoad(owner, { seed, units, associations, unitsEach, ticketsPerUnit });
    const { rows } = await owner.query<{ tickets: number; people: number }>(
      `SELECT (SELECT count(*) FROM portal.tickets)::int AS tickets,
         (SELECT count(*) FROM portal.people)::int AS people`,
    );
    report(
      `one association of ${units} units and ${associations} of ${unitsEach} (${rows[0]?.people} people, ${rows[0]?.tickets} tickets) made by seed ${seed}`,
    );
    const people = await signInMany(owner, { seed, many: Math.min(signedIn, units) });
    await server.start();
    const run = { server, people, owner, day: ordinaryDay(people, seed) };
    const heard = await listen(server, people.residents.slice(0, listening));
    // Warms up caches, query plans and compiled code before the measurements.
    await drive(server.address, { perSecond: 40, seconds: 8, next: run.day });
    const highest = await findHighest(run);
    await overload(run, highest);
    await morningWave(run, highest);
    await broadcast(run, highest);
    await emergency(run, heard.length);
    await watchMemory(run, highest / 2, memoryFile);
  });
});

interface Run {
  readonly server: Server;
  readonly people: People;
  readonly owner: Client;
  readonly day: () => Sent;
}

function report(sentence: string): void {
  console.warn(sentence);
  recordFigure(sentence);
}

/** Opens the event stream of each person until the test ends. */
async function listen(
  { address }: Server,
  people: readonly SignedInPerson[],
): Promise<EventClient[]> {
  const opened: EventClient[] = [];
  onTestFinished(() => {
    for (const client of opened) client.close();
  });
  for (const { headers } of people) opened.push(await EventClient.open(address, headers));
  return opened;
}

/** Increases the rate until a request fails or the 95th percentile is too slow; returns the last rate that passed. */
async function findHighest({ server, day }: Run): Promise<number> {
  let held: { perSecond: number; driven: Driven } | undefined;
  for (let perSecond = firstPerSecond; ; perSecond = Math.round(perSecond * growth)) {
    const driven = await drive(server.address, { perSecond, seconds: stepSeconds, next: day });
    const { p50, p95, refused, failures } = driven;
    const failed = hasFailed(driven) ? `, failed: ${describeFailures(failures)}` : '';
    report(
      `${perSecond}/s: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms, ${refused} refused${failed}`,
    );
    if (failed !== '' || refused > 0 || p95 > p95AtMost) break;
    held = { perSecond, driven };
  }
  if (!held) throw new Error(`Not even ${firstPerSecond} requests a second are answered in time.`);
  report(
    `highest rate without a failed request and with p95 ≤ ${p95AtMost} ms: ${held.perSecond}/s (p50 ${held.driven.p50.toFixed(0)} ms, p95 ${held.driven.p95.toFixed(0)} ms; ${listening} pages listening)`,
  );
  return held.perSecond;
}

/**
 * Sends two and four times the highest rate: admitted requests must be answered, the rest must be refused early, and
 * the server must recover without help.
 */
async function overload({ server, day }: Run, highest: number): Promise<void> {
  for (const times of [2, 4]) {
    const perSecond = highest * times;
    const driven = await drive(server.address, { perSecond, seconds: 15, next: day });
    if (hasFailed(driven)) throw new Error(`Overload failed: ${describeFailures(driven.failures)}`);
    const answered = driven.sent - driven.refused;
    report(
      `${times} times as many (${perSecond}/s for 15 s): ${answered} answered (p95 ${driven.p95.toFixed(0)} ms), ${driven.refused} refused with Retry-After (p95 ${driven.refusedP95.toFixed(0)} ms), none failed otherwise`,
    );
    const started = performance.now();
    for (;;) {
      const calm = await drive(server.address, { perSecond: highest / 2, seconds: 2, next: day });
      if (calm.refused === 0 && !hasFailed(calm) && calm.p95 <= p95AtMost) break;
      if (performance.now() - started > 60_000) throw new Error('It does not recover.');
    }
    report(
      `recovered by itself: within ${Math.max(0, Number(secondsSince(started)) - 2)} s half the highest rate is in time again`,
    );
  }
}

/** Many people open the portal at the same time; some request a link, get its mail and sign in with it. */
async function morningWave({ server, people, owner }: Run, highest: number): Promise<void> {
  const { rows } = await owner.query<{ email: string; uid: string }>(
    `SELECT email, id AS uid FROM portal.people
     WHERE hoa_id = $1 AND id LIKE 'res-%' AND NOT EXISTS (SELECT FROM identity.users WHERE users.email = people.email)
     ORDER BY hashtext(id) LIMIT $2`,
    [bigAssociation, linksAsked],
  );
  const asking = rows.map(({ email, uid }, place): Sent => {
    const headers = {
      Origin: origin,
      'X-Forwarded-For': `10.${place % 200}.${Math.floor(place / 200)}.1`,
    };
    return { name: `ask ${uid}`, path: '/api/sign-in', headers, input: { email } };
  });
  const perSecond = Math.max(20, Math.round(highest * 0.6));
  let opened = 0;
  const wave = drive(server.address, {
    perSecond,
    seconds: waveSeconds,
    next() {
      const person = people.residents[opened % people.residents.length] as SignedInPerson;
      opened += 1;
      return openHome(person);
    },
  });
  const delays: number[] = [];
  const links = await Promise.all(
    asking.map(async (asked, place) => {
      await wait((place * waveSeconds * 1000 * 0.8) / asking.length);
      const started = performance.now();
      const { status } = await ask(server.address, asked);
      if (status !== 202) throw new Error(`A link was refused: ${status}`);
      const { email } = asked.input as { email: string };
      for (;;) {
        const mails = await owner.query<{ links: string[] }>(
          'SELECT links FROM mail.mailbox WHERE recipient = $1',
          [email],
        );
        const link = mails.rows[0]?.links.find((each) => each.includes('#token='));
        if (link) {
          delays.push(performance.now() - started);
          return { headers: asked.headers, token: link.split('#token=')[1] ?? '', email };
        }
        if (performance.now() - started > 120_000) throw new Error('A link never came.');
        await wait(250);
      }
    }),
  );
  const opening = await wave;
  const completing = await drive(server.address, {
    perSecond: 20,
    seconds: links.length / 20,
    next() {
      const link = links.pop();
      if (!link) throw new Error('There are no more links.');
      const { headers, token, email } = link;
      return { name: 'complete', path: '/api/sign-in/complete', headers, input: { token, email } };
    },
  });
  if (hasFailed(opening) || hasFailed(completing) || opening.refused + completing.refused > 0) {
    const failures = describeFailures(allFailures([opening, completing]));
    const refused = opening.refused + completing.refused;
    throw new Error(`The wave failed: ${refused} refused; failed: ${failures || 'none'}`);
  }
  report(
    `at eight: ${opening.sent} open the portal within ${waveSeconds} s (p95 ${opening.p95.toFixed(0)} ms, four reads each), and ${asking.length} ask for a link: in the mailbox after ${percentile(delays, 50).toFixed(0)} ms (median) and ${percentile(delays, 95).toFixed(0)} ms (95th of 100), signing in p95 ${completing.p95.toFixed(0)} ms; none refused`,
  );
}

/** Sends a broadcast to everyone in the big association, with a mail each, during an ordinary day. */
async function broadcast({ server, people, owner, day }: Run, highest: number): Promise<void> {
  const admin = adminOfBig(people);
  const mails = async () => {
    const { rows } = await owner.query<{ delivered: number; due: number }>(
      `SELECT (SELECT count(*) FROM mail.mailbox)::int AS delivered,
         (SELECT count(*) FROM jobs.job WHERE name = 'portal')::int AS due`,
    );
    return rows[0] ?? { delivered: 0, due: 0 };
  };
  const before = await mails();
  const started = performance.now();
  const sent = await ask(
    server.address,
    operation('broadcasts.send', admin, {
      ...{ subject: 'Water off', message: 'From nine to noon.', priority: 'high' },
      ...{ audience: { type: 'all', value: '' }, sendNotification: true, sendEmail: true },
    }),
  );
  const answeredMs = performance.now() - started;
  if (sent.status !== 200) throw new Error(`The broadcast failed: ${sent.status} ${sent.text}`);
  const { recipientCount } = JSON.parse(sent.text) as { recipientCount: number };
  const perSecond = Math.round(highest * 0.5);
  const driven = await drive(server.address, { perSecond, seconds: 20, next: day });
  const after = await mails();
  if (hasFailed(driven))
    throw new Error(`During the broadcast: ${describeFailures(driven.failures)}`);
  const pace = (after.delivered - before.delivered) / (Number(secondsSince(started)) || 1);
  report(
    `a broadcast to ${recipientCount} households was answered in ${answeredMs.toFixed(0)} ms; in the 20 s after it, at ${perSecond} requests a second (p95 ${driven.p95.toFixed(0)} ms, ${driven.refused} refused), ${after.delivered - before.delivered} mails were delivered (${pace.toFixed(0)}/s) and ${after.due} were waiting`,
  );
}

/**
 * The whole board works on one ticket: each member posts, and each page refetches the ticket and its messages after
 * every event.
 */
async function emergency({ server, people, owner }: Run, before: number): Promise<void> {
  // Deletes pending mails of the broadcast, which would slow down this measurement.
  await owner.query("DELETE FROM jobs.job WHERE name = 'portal'");
  const board = people.admins.filter(({ hoaId }) => hoaId === bigAssociation);
  const ticketId = adminOfBig(people).ticketId;
  await listen(server, board);
  const until = performance.now() + 20_000;
  const posting: number[] = [];
  const reading: number[] = [];
  const failures: string[] = [];
  let refused = 0;
  async function timed(sent: Sent, times: number[]): Promise<void> {
    const started = performance.now();
    const answer = await ask(server.address, sent);
    if (answer.status === 200) times.push(performance.now() - started);
    else if (isRefusal(answer)) refused += 1;
    else failures.push(`${sent.name}: ${answer.status} ${messageIn(answer.text)}`);
  }
  await Promise.all(
    board.map(async (person, place) => {
      await wait(place * 25);
      for (let n = 0; performance.now() < until; n += 1) {
        const content = `Emergency ${place} ${n}.`;
        const input = { ticketId, content, isInternal: false, attachments: [] };
        const requestId = `emergency-${place}-${n}`;
        await timed(operation('tickets.postMessage', person, { ...input, requestId }), posting);
        await timed(operation('tickets.get', person, { ticketId }), reading);
        await timed(operation('tickets.messages', person, { ticketId, limit: 50 }), reading);
        await wait(500);
      }
    }),
  );
  if (failures.length > 0) throw new Error(`The emergency failed: ${failures.slice(0, 3)}`);
  const { rows } = await owner.query<{ kept: number }>(
    `SELECT count(*)::int AS kept FROM portal.ticket_messages
     WHERE hoa_id = $1 AND data ->> 'content' LIKE 'Emergency %'`,
    [bigAssociation],
  );
  if (rows[0]?.kept !== posting.length) {
    throw new Error(`${posting.length} messages were acknowledged and ${rows[0]?.kept} are there.`);
  }
  report(
    `an emergency, ${board.length} people on one ticket for 20 s with ${before + board.length} pages listening: ${posting.length} messages (p95 ${percentile(posting, 95).toFixed(0)} ms), ${reading.length} readings of it (p95 ${percentile(reading, 95).toFixed(0)} ms), ${refused} refused; each acknowledged message is there once`,
  );
}

/**
 * Sends half the highest rate for a while. Rejects if a request fails that was not refused early, if resident memory
 * grows between the second and the last third, or if memory after garbage collection grows between the first and the
 * last.
 */
async function watchMemory({ server, day }: Run, perSecond: number, memoryFile: string) {
  const used: number[] = [];
  const resident: number[] = [];
  const all: Driven[] = [];
  const rounds = Math.max(6, Math.round((minutes * 60) / 10));
  for (let round = 0; round < rounds; round += 1) {
    const driven = await drive(server.address, { perSecond, seconds: 10, next: day });
    all.push(driven);
    resident.push(await residentMegabytes(server.pid));
    // Only six times, since garbage collection also frees memory that the server would otherwise keep.
    if ((round + 1) % Math.floor(rounds / 6) === 0) {
      used.push(await usedMegabytes(server.pid, memoryFile));
    }
  }
  const sent = all.reduce((sum, driven) => sum + driven.sent, 0);
  const refused = all.reduce((sum, driven) => sum + driven.refused, 0);
  const failed = describeFailures(allFailures(all));
  const inUse = thirds(used);
  const held = thirds(resident);
  report(
    `memory over ${((rounds * 10) / 60).toFixed(1)} min at ${Math.round(perSecond)}/s, on average in each third: ${inMegabytes(inUse)} in use once garbage is collected, ${inMegabytes(held)} held, ${Math.max(...resident).toFixed(0)} MB at most; of ${sent} requests ${refused} were refused with Retry-After and ${failed === '' ? 'none' : 'these'} failed${failed && `: ${failed}`}`,
  );
  if (failed !== '') throw new Error(`While memory was watched: ${failed}`);
  if (hasGrown(held[1], held[2])) throw new Error('The memory that the server holds grows.');
  if (hasGrown(inUse[0], inUse[2])) throw new Error('The memory in use grows.');
}

/** True if a figure grew by more than a tenth. */
function hasGrown(before = 0, after = 0): boolean {
  return after > before * 1.1;
}

/** Returns the average of each third of the figures. */
function thirds(figures: readonly number[]): number[] {
  return [0, 1, 2].map((third) => {
    const part = figures.slice(
      Math.floor((third * figures.length) / 3),
      Math.floor(((third + 1) * figures.length) / 3),
    );
    return part.reduce((sum, figure) => sum + figure, 0) / Math.max(1, part.length);
  });
}

function inMegabytes(figures: readonly number[]): string {
  return `${figures.map((figure) => figure.toFixed(0)).join(', ')} MB`;
}

function adminOfBig({ admins }: People): SignedInPerson {
  const admin = admins.find(({ hoaId }) => hoaId === bigAssociation);
  if (!admin) throw new Error('The big association has no administrator.');
  return admin;
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
