import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { type BuiltServer, builtOrigin } from '../portal/built-server.ts';
import {
  openHome,
  operation,
  ordinaryDay,
  type People,
  type Sent,
  type SignedInPerson,
  signInMany,
} from './day.ts';
import {
  allFailures,
  type Driven,
  describeFailures,
  drive,
  hasFailed,
  messageIn,
  send,
} from './drive.ts';
import { Listeners } from './listeners.ts';
import { percentile } from './measure.ts';
import { openLoad } from './open-load.ts';
import { cpuOf, machineLoad, residentMegabytes, statementsOf, usedMegabytes } from './resources.ts';
import { bigAssociation, seedLoad } from './seed-load.ts';

export interface LoadOptions {
  /** The folder of the build, which contains this module and the server. */
  readonly built: string;
  readonly seed: number;
  /** The number of units of the big association. */
  readonly units: number;
  readonly associations: number;
  /** The duration of the memory test. */
  readonly minutes: number;
  readonly say: (line: string) => void;
}

const unitsEach = 200;
const ticketsPerUnit = 1;
const signedIn = 2000;
const listening = 300;
const p95AtMost = 150;
const stepSeconds = 12;
const firstPerSecond = Number(process.env.RATE ?? 20);
const growth = 1.3;
/** How long people keep opening the portal in the morning. */
const waveSeconds = 30;
const linksAsked = 200;

/**
 * Simulates a realistic day on a built server; resolves to the results in sentences, and rejects if a limit is
 * exceeded.
 */
export async function proveLoad(options: LoadOptions): Promise<string[]> {
  const { built, seed, units, associations, minutes, say } = options;
  const opened = await openLoad(built, { shared_buffers: '512MB', max_wal_size: '4GB' });
  const { postgres, owner, server, figuresFile } = opened;
  const heard = new Listeners();
  const seen: string[] = [];
  const report = (sentence: string) => {
    say(sentence);
    seen.push(sentence);
  };
  try {
    const seeding = performance.now();
    await seedLoad(owner, { seed, units, associations, unitsEach, ticketsPerUnit });
    const { rows } = await owner.query<{ tickets: number; people: number }>(
      `SELECT (SELECT count(*) FROM portal.tickets)::int AS tickets,
         (SELECT count(*) FROM portal.people)::int AS people`,
    );
    report(
      `one association of ${units} units and ${associations} of ${unitsEach} (${rows[0]?.people} people, ${rows[0]?.tickets} tickets) made by seed ${seed} in ${secondsSince(seeding)} s; ${cpus().length} processors for the server, PostgreSQL and who asks; load of the machine ${await machineLoad()}`,
    );
    const people = await signInMany(owner, { seed, many: Math.min(signedIn, units) });
    await server.start();
    const run: Run = {
      server,
      people,
      owner,
      heard,
      day: ordinaryDay(people, seed),
      postgresPid: await postgres.pid(),
      figuresFile,
      report,
    };
    for (const { headers } of people.residents.slice(0, listening)) {
      await heard.add({ name: 'portal', address: server.address, headers }, 1);
    }
    // Warms up caches, query plans and compiled code before the measurements.
    await drive(server.address, { perSecond: 40, seconds: 8, next: run.day });
    const highest = await findHighest(run);
    await overload(run, highest);
    await morningWave(run, highest);
    await broadcast(run, highest);
    await emergency(run);
    await watchMemory(run, highest / 2, minutes);
    return seen;
  } finally {
    heard.close();
    await opened.close();
  }
}

interface Run {
  readonly server: BuiltServer;
  readonly people: People;
  readonly owner: Client;
  readonly heard: Listeners;
  readonly day: () => Sent;
  readonly postgresPid: number | undefined;
  readonly figuresFile: string;
  readonly report: (sentence: string) => void;
}

/** Increases the rate until a request fails or the 95th percentile is too slow; returns the last rate that passed. */
async function findHighest(run: Run): Promise<number> {
  const { server, day, postgresPid, figuresFile, report } = run;
  let held: { perSecond: number; driven: Driven; costs: string } | undefined;
  for (let perSecond = firstPerSecond; ; perSecond = Math.round(perSecond * growth)) {
    const before = await used(server.pid, postgresPid, figuresFile);
    const driven = await drive(server.address, { perSecond, seconds: stepSeconds, next: day });
    const after = await used(server.pid, postgresPid, figuresFile);
    const each = (name: keyof typeof after) =>
      ((after[name] - before[name]) / driven.sent).toFixed(1);
    const costs = `${each('server')} ms of processor in the server, ${each('postgres')} ms in PostgreSQL and ${each('own')} ms in who asks, ${each('statements')} statements a request`;
    reportStep(run, perSecond, driven, costs);
    if (hasFailed(driven) || driven.refused > 0 || driven.p95 > p95AtMost) break;
    held = { perSecond, driven, costs };
  }
  if (!held) throw new Error(`Not even ${firstPerSecond} requests a second are answered in time.`);
  report(
    `highest rate without a failed request and with p95 ≤ ${p95AtMost} ms: ${held.perSecond}/s (p50 ${held.driven.p50.toFixed(0)} ms, p95 ${held.driven.p95.toFixed(0)} ms; ${held.costs}; ${listening} pages listening)`,
  );
  return held.perSecond;
}

function reportStep({ report }: Run, perSecond: number, driven: Driven, costs: string): void {
  const { p50, p95, refused, failures } = driven;
  const failed = hasFailed(driven) ? `, failed: ${describeFailures(failures)}` : '';
  report(
    `${perSecond}/s: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms, ${refused} refused${failed} (${costs})`,
  );
}

async function used(pid: number | undefined, postgresPid: number | undefined, file: string) {
  const { user, system } = process.cpuUsage();
  return {
    server: await cpuOf(pid),
    postgres: await cpuOf(postgresPid, { children: true }),
    own: (user + system) / 1000,
    statements: await statementsOf(pid, file),
  };
}

/**
 * Sends two and four times the highest rate: admitted requests must be answered, the rest must be refused early, and
 * the server must recover without help.
 */
async function overload({ server, day, report }: Run, highest: number): Promise<void> {
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
async function morningWave({ server, people, owner, report }: Run, highest: number): Promise<void> {
  const { rows } = await owner.query<{ email: string; uid: string }>(
    `SELECT email, id AS uid FROM portal.people
     WHERE hoa_id = $1 AND id LIKE 'res-%' AND NOT EXISTS (SELECT FROM identity.users WHERE users.email = people.email)
     ORDER BY hashtext(id) LIMIT $2`,
    [bigAssociation, linksAsked],
  );
  const asking = rows.map(({ email, uid }, place): Sent => {
    const headers = {
      Origin: builtOrigin,
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
      const { status } = await send(server.address, asked);
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
async function broadcast(
  { server, people, owner, day, report }: Run,
  highest: number,
): Promise<void> {
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
  const sent = await send(
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
async function emergency({ server, people, owner, heard, report }: Run): Promise<void> {
  // Deletes pending mails of the broadcast, which would slow down this measurement.
  await owner.query("DELETE FROM jobs.job WHERE name = 'portal'");
  const board = people.admins.filter(({ hoaId }) => hoaId === bigAssociation);
  const ticketId = adminOfBig(people).ticketId;
  const before = heard.count;
  for (const { headers } of board) {
    await heard.add({ name: 'portal', address: server.address, headers }, 1);
  }
  const until = performance.now() + 20_000;
  const posting: number[] = [];
  const reading: number[] = [];
  const failures: string[] = [];
  let refused = 0;
  async function ask(sent: Sent, times: number[]): Promise<void> {
    const started = performance.now();
    const { status, hasRetryAfter, text } = await send(server.address, sent);
    if (status === 200) times.push(performance.now() - started);
    else if (status === 503 && hasRetryAfter) refused += 1;
    else failures.push(`${sent.name}: ${status} ${messageIn(text)}`);
  }
  await Promise.all(
    board.map(async (person, place) => {
      await wait(place * 25);
      for (let n = 0; performance.now() < until; n += 1) {
        const content = `Emergency ${place} ${n}.`;
        const input = { ticketId, content, isInternal: false, attachments: [] };
        const requestId = `emergency-${place}-${n}`;
        await ask(operation('tickets.postMessage', person, { ...input, requestId }), posting);
        await ask(operation('tickets.get', person, { ticketId }), reading);
        await ask(operation('tickets.messages', person, { ticketId, limit: 50 }), reading);
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
async function watchMemory(run: Run, perSecond: number, minutes: number) {
  const { server, day, figuresFile, report } = run;
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
      used.push(await usedMegabytes(server.pid, figuresFile));
    }
  }
  const sent = all.reduce((sum, driven) => sum + driven.sent, 0);
  const refused = all.reduce((sum, driven) => sum + driven.refused, 0);
  const failed = describeFailures(allFailures(all));
  const inUse = thirds(used);
  const held = thirds(resident);
  report(
    `memory over ${((rounds * 10) / 60).toFixed(1)} min at ${Math.round(perSecond)}/s, on average in each third: ${inMegabytes(inUse)} in use once garbage is collected, ${inMegabytes(held)} held, ${Math.max(...resident).toFixed(0)} MB at most; of ${sent} requests ${refused} were refused with Retry-After and ${failed === '' ? 'none' : 'these'} failed${failed && `: ${failed}`}; load of the machine ${await machineLoad()}`,
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
