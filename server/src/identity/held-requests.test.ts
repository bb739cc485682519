import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyTimeoutMs } from '../http/read-json.ts';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { signIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  opened = await openIdentity();
  await opened.roster.addAssociation('cedar');
  await opened.roster.addPerson('cedar', { uid: 'office', email: 'office@example.org' });
  await opened.roster.addMembership('cedar', { uid: 'office', role: 'admin' });
});
afterAll(() => opened.close());

let people = 0;
let uid: string;
let admin: Browser;
beforeEach(async () => {
  people += 1;
  uid = `admin-${people}`;
  await opened.roster.addPerson('cedar', { uid, email: `${uid}@example.org` });
  await opened.roster.addMembership('cedar', { uid, role: 'admin' });
  admin = opened.newBrowser();
  await signIn(opened, admin, `${uid}@example.org`);
});

const invitation = () => ({
  displayName: 'Successor',
  email: `successor-${uid}@example.org`,
  phone: '',
  role: 'admin',
  unit: '',
  tenure: 'owner',
  company: '',
  services: [],
  from: '',
});

const successors = () =>
  opened.roster.query("SELECT FROM portal.people WHERE data ->> 'email' = $1", [
    invitation().email,
  ]);

/** The ways in which a person's access ends. */
const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'is removed',
    () =>
      opened.roster.query(
        `UPDATE portal.people SET data = data || '{"removedAt": "2026-01-01T00:00:00.000Z"}'
         WHERE id = $1`,
        [uid],
      ),
  ],
  [
    'loses the role',
    () =>
      opened.roster.addMembership('cedar', {
        uid,
        role: 'admin',
        until: new Date(Date.now() - 1000).toISOString(),
      }),
  ],
  [
    'signs out',
    async () => {
      const sameDevice = opened.newBrowser();
      for (const [name, value] of admin.cookies) sameDevice.cookies.set(name, value);
      await sameDevice.post('/api/sign-out', {});
    },
  ],
  [
    'gets another email',
    () => opened.roster.addPerson('cedar', { uid, email: `new-${uid}@example.org` }),
  ],
];

/** Creates a body that ends when `finish` is called; `begun` resolves when the server starts reading it. */
function heldBody(text: string) {
  const finish = promised();
  const begun = promised();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun.resolve();
        await finish.promise;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, begun: begun.promise, finish: finish.resolve };
}

function promised() {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve };
}

/** Sends a request with a `Content-Length`, or chunked. */
const send = (body: ReadableStream<Uint8Array>, length?: number) =>
  admin.send('/api/operations/people.invite', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(length !== undefined && { 'Content-Length': String(length) }),
    },
    duplex: 'half',
  } as RequestInit);

describe.each(ways)('an administrator who %s', (_, end) => {
  it('runs nothing for a request whose body arrives late', async () => {
    const text = JSON.stringify(invitation());
    const { body, begun, finish } = heldBody(text);
    const answer = send(body, text.length);
    await begun;
    await end();
    finish();
    expect((await answer).status).toBe(401);
    expect(await successors()).toEqual([]);
  });

  it('runs nothing for a request that waits for its turn', async () => {
    const { roster } = opened;
    await roster.query("SELECT pg_advisory_lock(720501, hashtext('cedar'))");
    const answer = admin.post('/api/operations/people.invite', invitation());
    await vi.waitFor(async () => {
      const waiting = await roster.query(
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
      );
      expect(waiting).toHaveLength(1);
    }, 10_000);
    await end();
    await roster.query('SELECT pg_advisory_unlock_all()');
    expect((await answer).status).toBe(401);
    expect(await successors()).toEqual([]);
  });
});

it.each([2, undefined])('refuses a body that takes longer than ten seconds', async (length) => {
  const { body, begun } = heldBody('{}');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = send(body, length);
    await begun;
    await vi.advanceTimersByTimeAsync(bodyTimeoutMs);
    const refused = await answer;
    expect(refused.status).toBe(408);
    expect(await refused.json()).toMatchObject({ code: 'network' });
  } finally {
    vi.useRealTimers();
  }
});
