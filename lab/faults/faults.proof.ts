import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EventClient } from '../portal/listener.ts';
import type { Answer } from '../portal/requests.ts';
import { FaultRig } from './fault-rig.ts';
import { type Fault, faults } from './faults.ts';
import { canMount } from './full-disk.ts';
import { type At, emailOf, type FaultKind, kinds, moments } from './kinds.ts';

/** After a fault, retries of the same request must succeed within this time. */
const recoveryTimeoutMs = 60_000;

let rig: FaultRig;
beforeAll(async () => {
  if (!canMount) console.warn('NOT TRIED, since it takes root on Linux: full disks.');
  rig = await FaultRig.start();
}, 120_000);
afterAll(() => rig?.stop(), 60_000);

let marks = 0;

/**
 * Injects a fault at a moment of a request, waits until the request succeeds again, and returns how the first attempt
 * ended; undefined if the request has no such moment.
 */
async function strikeDuring(fault: Fault, kind: FaultKind, at: At): Promise<string | undefined> {
  const sign = fault.at === 'database' ? kind.inDatabase[at] : kind.inClient[at];
  if (!sign) return undefined;
  marks += 1;
  const mark = `fault-${marks}`;
  const send = await kind.prepare(rig, mark);
  const link = fault.at === 'database' ? rig.toDatabase : rig.toClients;
  let struck: Promise<void> | undefined;
  link.onText(...sign, () => {
    struck = fault.strike(rig);
    return struck;
  });
  // The server may still be recovering from the previous fault and refuse the request before it reaches the database;
  // then it is retried.
  const first = await vi.waitFor(
    async () => {
      const answer = await send();
      expect(struck, 'the moment came').toBeDefined();
      return answer;
    },
    { timeout: recoveryTimeoutMs, interval: 50 },
  );
  await struck;
  link.heal();
  await fault.heal(rig);
  const last = await vi.waitFor(
    async () => {
      const answer = await send();
      expect(isDone(answer)).toBe(true);
      return answer as Answer;
    },
    { timeout: recoveryTimeoutMs, interval: 50 },
  );
  expect(await kind.faults(rig, mark, last)).toEqual([]);
  if (first && isDone(first)) {
    if (kind.isOnce) expect(JSON.parse(last.text)).toEqual(JSON.parse(first.text));
    return 'done';
  }
  if (!first) {
    expect(fault.isSilent, 'the client is answered').toBe(true);
    return 'no answer';
  }
  expect(first).toMatchObject({
    status: 503,
    headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
  });
  expect(JSON.parse(first.text)).toMatchObject({
    code: 'busy',
    detail: 'The portal is busy. Try again.',
  });
  return '503';
}

const isDone = (answer: Answer | undefined) =>
  answer !== undefined && answer.status >= 200 && answer.status < 300;

/** Longer than the supervisor would retry if it gave up. */
const staysFullMs = 40_000;

test.skipIf(!canMount)(
  'PostgreSQL comes back when its disk has room again, however late',
  {
    timeout: 4 * recoveryTimeoutMs,
  },
  async () => {
    const [fault] = faults.filter(({ name }) => name === 'log of the database without room');
    await fault?.strike(rig);
    await wait(staysFullMs);
    await fault?.heal(rig);
    marks += 1;
    const [command] = kinds.filter(({ name }) => name === 'command') as [FaultKind];
    const send = await command.prepare(rig, `fault-${marks}`);
    await vi.waitFor(async () => expect(isDone(await send())).toBe(true), recoveryTimeoutMs);
  },
);

const tried = faults.filter(({ fillsDisk }) => canMount || !fillsDisk);

describe.each(tried)('$name', (fault) => {
  test.each(kinds)(
    'a $name gets an answer or a retry request, and happens once',
    {
      timeout: 4 * recoveryTimeoutMs,
    },
    async (kind) => {
      const seen: string[] = [];
      for (const at of moments) {
        const came = await strikeDuring(fault, kind, at);
        if (came !== undefined) seen.push(`${at}: ${came}`);
      }
      console.warn(`| ${fault.name} | ${kind.name} | ${seen.join(', ')} |`);
      expect(seen.length).toBeGreaterThan(0);
    },
  );
});

test.each(['cut', 'lost', 'nonsense', 'slow'] as const)(
  'a link requested while the mail server is %s is emailed once',
  {
    timeout: 4 * recoveryTimeoutMs,
  },
  async (mode) => {
    marks += 1;
    const email = await emailOf(rig, `fault-${marks}`);
    await rig.portal.owner((owner) => owner.query('DELETE FROM identity.tries'));
    rig.toMail.cut();
    rig.toMail.mode = mode;
    const { connections } = rig.toMail;
    const before = rig.smtp.received.length;
    expect(await rig.post('/api/sign-in', { email })).toMatchObject({ status: 202 });
    await vi.waitFor(() => expect(rig.toMail.connections).toBeGreaterThan(connections), 30_000);
    rig.toMail.heal();
    const mails = () => rig.smtp.received.slice(before).filter(({ to }) => to === email);
    await vi.waitFor(() => expect(mails()).not.toEqual([]), recoveryTimeoutMs);
    await vi.waitFor(
      () =>
        rig.portal.owner(async (owner) => {
          const { rows } = await owner.query(
            "SELECT FROM jobs.job WHERE data ->> 'kind' = 'sign-in' AND state < 'completed'",
          );
          expect(rows).toEqual([]);
        }),
      recoveryTimeoutMs,
    );
    expect(new Set(mails().map(({ id }) => id)).size).toBe(1);
  },
);

describe.each(tried)('$name', (fault) => {
  test('a page with an event stream receives later changes', {
    timeout: 4 * recoveryTimeoutMs,
  }, async () => {
    const listener = await EventClient.open(rig.address, rig.headers());
    try {
      await fault.strike(rig);
      rig.toClients.heal();
      rig.toDatabase.heal();
      await fault.heal(rig);
      marks += 1;
      const [command] = kinds.filter(({ name }) => name === 'command') as [FaultKind];
      const send = await command.prepare(rig, `fault-${marks}`);
      await vi.waitFor(async () => expect(isDone(await send())).toBe(true), recoveryTimeoutMs);
      const newest = await rig.portal.owner(async (owner) => {
        const { rows } = await owner.query(
          'SELECT max(cursor)::text AS cursor FROM events.changes',
        );
        return rows[0]?.cursor;
      });
      await vi.waitFor(() => expect(listener.cursor).toBe(newest), recoveryTimeoutMs);
    } finally {
      listener.close();
    }
  });
});
