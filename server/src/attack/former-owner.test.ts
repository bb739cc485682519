import { operationNames } from '@hoa/api';
import { exampleInputs } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, here, openAttacked } from './testing/open-attacked.ts';

const day = 24 * 60 * 60 * 1000;
/** When the owner sold; the sample data of the past month has payments and tickets on both sides. */
const sold = new Date(Date.now() - 10 * day).toISOString();
const uid = 'resident-1';
const membershipId = `membership-${uid}`;

let attacked: Attacked;
let email: string;
let seller: Attacker;
beforeAll(async () => {
  attacked = await openAttacked();
  const [row] = await attacked.roster.query<{ email: string }>(
    'SELECT email FROM portal.people WHERE hoa_id = $1 AND id = $2',
    [here, uid],
  );
  email = row?.email ?? '';
  seller = await attacked.signIn(email);
});
afterAll(() => attacked.close());

async function change(id: string, data: object): Promise<void> {
  await attacked.roster.query(
    'UPDATE portal.memberships SET version = version + 1, data = data || $2 WHERE id = $1',
    [id, data],
  );
}

async function memberships(): Promise<{ readonly id: string; readonly until?: string }[]> {
  const session = await (await seller.send('/api/session')).json();
  return session?.memberships ?? [];
}

async function read(name: string, input: object) {
  const answer = await seller.call(name, input);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('a former owner', () => {
  it('reads the receipts, tickets and messages of their time, not those of later', async () => {
    const before = await read('payments.history', { limit: 100 });
    const tickets = await read('tickets.list', { limit: 100 });
    const ticketId: string = tickets.items.at(-1).id;
    await seller.call('tickets.postMessage', {
      ...{ ticketId, content: 'To the next owner', attachments: [], isInternal: false },
    });
    const fresh = await seller.call('tickets.create', exampleInputs['tickets.create']);
    const { id: later } = await fresh.json();
    await change(membershipId, { until: sold });
    expect(await memberships()).toMatchObject([{ id: membershipId, until: sold }]);
    const history = await read('payments.history', { limit: 100 });
    const expected = before.items.filter((one: { createdAt: string }) => one.createdAt < sold);
    expect(history.items.length).toBeGreaterThan(0);
    expect(history.items).toEqual(expected);
    const own = await read('tickets.list', { limit: 100 });
    expect(own.items.length).toBeGreaterThan(0);
    for (const { id, createdAt } of own.items) {
      expect(createdAt < sold).toBe(true);
      const { items } = await read('tickets.messages', { ticketId: id });
      for (const message of items) expect(message.createdAt < sold).toBe(true);
    }
    expect((await seller.call('tickets.get', { ticketId: later })).status).toBe(404);
    const took = await (await seller.post('/api/own-data', {})).text();
    expect(took).toContain(membershipId);
  });

  it('reaches nothing else', async () => {
    const open: string[] = [];
    for (const name of operationNames) {
      const { status, code } = await seller.outcome(name, exampleInputs[name]);
      if (code === 'permission-missing') expect(status).toBe(403);
      else open.push(name);
    }
    expect(open.sort()).toEqual([
      ...['association.get', 'files.get', 'payments.get', 'payments.history', 'profile.get'],
      ...['sessions.end', 'sessions.list', 'tickets.get', 'tickets.list', 'tickets.messages'],
    ]);
    const upload = await seller.upload('text', 'a.txt');
    expect(await upload.json()).toMatchObject({ code: 'permission-missing', status: 403 });
    expect((await seller.send('/api/files/file-house-rules')).status).toBe(404);
  });
});

describe.each([
  ['bought another home', 'B-301', 2],
  ['moved back as a tenant', 'A-101', 1],
])('a former owner who %s', (_when, unit, expected) => {
  it('acts in the current role', async () => {
    const id = 'membership-again';
    await attacked.roster.addMembership(here, {
      id,
      uid,
      role: 'resident',
      unit,
      tenure: 'tenant',
    });
    const all = await memberships();
    expect(all[0]).toMatchObject({ id, unit });
    expect(all).toHaveLength(expected);
    await change(id, { until: '2020-01-01T00:00:00.000Z' });
  });
});

it.each([
  ['never took effect', { since: sold }, {}],
  ['is over, of a tenant', { tenure: 'tenant' }, {}],
  ['is over, of a removed person', {}, { removedAt: sold }],
])('an ownership that %s does not let its person in', async (_which, membership, person) => {
  await change(membershipId, { since: '2020-01-01T00:00:00.000Z', tenure: 'owner', ...membership });
  await attacked.roster.query(
    `UPDATE portal.people SET version = version + 1, data = data - 'removedAt' || $1 WHERE id = $2`,
    [person, uid],
  );
  expect(await memberships()).toEqual([]);
  expect((await seller.call('payments.history', {})).status).toBe(401);
});
