import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signInLimits } from '../../server/src/identity/limits.ts';
import { EventClient } from '../portal/listener.ts';
import { cookiesIn } from '../portal/requests.ts';
import { Clock } from './clock.ts';
import { FaultRig } from './fault-rig.ts';
import { askForLink } from './kinds.ts';

/** The path of libfaketime; set by `npm run proof`. */
const library = process.env.FAKETIME_LIBRARY;

const soonMs = 30_000;
const ticketId = 'TKT-1029';

let clocks: { readonly server: Clock; readonly database: Clock };
let rig: FaultRig;
beforeAll(async () => {
  if (library === undefined) {
    console.warn('NOT TRIED, since there is no libfaketime: a clock that jumps.');
    return;
  }
  clocks = { server: await Clock.open(library), database: await Clock.open(library) };
  rig = await FaultRig.start({
    ofServer: clocks.server.environment,
    ofDatabase: clocks.database.environment,
  });
}, 120_000);
afterAll(async () => {
  await rig?.stop();
  await clocks?.server.close();
  await clocks?.database.close();
}, 60_000);

/** The wrong clock, with the hours that the clocks of the server and of the database are off. */
const jumps = [
  ['of the server and the database', 1, 1],
  ['of the server and the database', -1, -1],
  ['of the server', 1, 0],
  ['of the server', -1, 0],
  ['of the database', 0, 1],
  ['of the database', 0, -1],
] as const;

async function set(server: number, database: number): Promise<void> {
  await clocks.server.set(server);
  await clocks.database.set(database);
}

let marks = 0;

describe.skipIf(library === undefined)('a clock', () => {
  test.each(jumps)(
    '%s that jumps by %s and %s hours breaks nothing',
    {
      timeout: 300_000,
    },
    async (_, server, database) => {
      marks += 1;
      const mark = `clock-${marks}`;
      const post = (requestId: string) =>
        rig.post('/api/operations/tickets.postMessage', {
          ...{ ticketId, content: requestId, isInternal: false, attachments: [], requestId },
        });
      const done = async (requestId: string) => {
        const answer = await post(requestId);
        expect(answer).toMatchObject({ status: 200 });
        return JSON.parse(answer?.text ?? '');
      };
      const listener = await EventClient.open(rig.address, rig.headers());
      try {
        const first = await done(`${mark}-before`);
        const [email, other] = await residents(2);
        const link = await askForLink(rig, email ?? '');
        await rig.portal.owner((owner) => owner.query('DELETE FROM identity.tries'));
        // Its mail is retried.
        rig.toMail.mode = 'cut';
        rig.toMail.cut();
        const { connections } = rig.toMail;
        expect(await rig.post('/api/sign-in', { email: other }, '')).toMatchObject({ status: 202 });
        await vi.waitFor(() => expect(rig.toMail.connections).toBeGreaterThan(connections), soonMs);

        rig.toMail.heal();
        await set(server, database);
        expect(await done(`${mark}-before`), 'sent again').toEqual(first);
        const later = await done(`${mark}-after`);
        expect(later.createdAt > first.createdAt, 'it comes later').toBe(true);
        await expectLast(`${mark}-after`);
        await expectHeard(listener);
        await expectStatusChange();
        await expectLinkUsable(link, database);
        await expectNewLink(email ?? '');

        await set(0, 0);
        expect(await done(`${mark}-after`), 'sent again, the clock set right').toEqual(later);
        const right = await done(`${mark}-right`);
        expect(right.createdAt > later.createdAt, 'it comes later').toBe(true);
        await expectLast(`${mark}-right`);
        await expectHeard(listener);
        const mails = () => rig.smtp.received.filter(({ to }) => to === other);
        await vi.waitFor(() => expect(mails()).not.toEqual([]), 2 * soonMs);
        expect(new Set(mails().map(({ id }) => id)).size).toBe(1);
      } finally {
        listener.close();
        rig.toMail.heal();
        await set(0, 0);
      }
    },
  );

  test('that went back does not extend rate limits', { timeout: 120_000 }, async () => {
    const [email = ''] = await residents(1);
    await rig.portal.owner((owner) => owner.query('DELETE FROM identity.tries'));
    const ask = async () => (await rig.post('/api/sign-in', { email }, ''))?.status;
    // Each request comes from another address.
    const { max } = signInLimits.asksByEmail;
    for (let n = 0; n < max; n += 1) expect(await ask()).toBe(202);
    expect(await ask()).toBe(429);
    await set(-1, -1);
    expect(await ask()).toBe(202);
    await set(0, 0);
  });
});

/** Returns residents whose sign-in links no other test requests. */
async function residents(many: number): Promise<string[]> {
  return rig.portal.owner(async (owner) => {
    const { rows } = await owner.query<{ email: string }>(
      `SELECT DISTINCT person.email FROM portal.people AS person
       JOIN portal.memberships AS membership
         ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
       WHERE person.email <> '' AND person.id LIKE 'resident-%' AND person.removed_at IS NULL
         AND membership.until IS NULL ORDER BY person.email OFFSET $1 LIMIT $2`,
      [2 * marks, many],
    );
    return rows.map(({ email }) => email);
  });
}

async function expectLast(content: string): Promise<void> {
  const answer = await rig.post('/api/operations/tickets.messages', { ticketId, limit: 100 });
  const { items } = JSON.parse(answer?.text ?? '{}');
  expect(items.at(-1).content).toBe(content);
  const count = items.filter((item: { content: string }) => item.content === content).length;
  expect(count, 'once').toBe(1);
}

async function expectHeard(listener: EventClient): Promise<void> {
  const newest = await rig.portal.owner(async (owner) => {
    const { rows } = await owner.query('SELECT max(cursor)::text AS cursor FROM events.changes');
    return rows[0]?.cursor;
  });
  await vi.waitFor(() => expect(listener.cursor).toBe(newest), soonMs);
}

/** The `updatedAt` of a change must be later than the previous one, so that a page with an outdated text is refused. */
async function expectStatusChange(): Promise<void> {
  const change = (name: string, input: object) =>
    rig.post(`/api/operations/${name}`, {
      ...{ ticketId, ...input, requestId: crypto.randomUUID() },
    });
  const { updatedAt } = JSON.parse((await change('tickets.get', {}))?.text ?? '{}');
  const description = `It drips, ${crypto.randomUUID()}.`;
  const edit = { description, expectedUpdatedAt: updatedAt };
  const edited = await change('tickets.updateDescription', edit);
  expect(edited).toMatchObject({ status: 200 });
  expect(JSON.parse(edited?.text ?? '{}').updatedAt > updatedAt, 'it is newer').toBe(true);
  expect(await change('tickets.updateDescription', edit)).toMatchObject({ status: 409 });
}

/** A link that was mailed before the jump works if it has not expired by the database's clock. */
async function expectLinkUsable(
  { token, cookie }: Awaited<ReturnType<typeof askForLink>>,
  database: number,
): Promise<void> {
  const completed = await rig.post('/api/sign-in/complete', { token }, cookie);
  if (database > 0) return expect(completed).toMatchObject({ status: 401 });
  expect(completed).toMatchObject({ status: 200 });
  expect(await rig.get('/api/session', cookiesIn(completed))).toMatchObject({
    status: 200,
    text: expect.stringContaining('"person"'),
  });
}

async function expectNewLink(email: string): Promise<void> {
  const { token, cookie } = await askForLink(rig, email);
  const completed = await rig.post('/api/sign-in/complete', { token }, cookie);
  expect(completed).toMatchObject({ status: 200 });
  const seen = await rig.get('/api/session', cookiesIn(completed));
  expect(JSON.parse(seen?.text ?? 'null')?.person.email).toBe(email);
}
