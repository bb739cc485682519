import { membershipHeader } from '@hoa/api';
import { exampleInputs } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, elsewhere, here, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
let admin: Attacker;
beforeAll(async () => {
  attacked = await openAttacked();
  admin = await attacked.signIn('admin@cedarhollow.example');
});
afterAll(() => attacked.close());

const membershipId = 'membership-resident-047';
const asResident = { [membershipHeader]: membershipId };

async function ownMemberships(who: Attacker) {
  const { memberships } = await (await who.send('/api/session')).json();
  return memberships as { readonly id: string; readonly impersonation?: string }[];
}

async function statusOf(who: Attacker, name: string, input: object) {
  const answer = await who.call(name, input, asResident);
  await answer.arrayBuffer();
  return answer.status;
}

async function startView() {
  const started = await admin.call('people.viewAs', { membershipId });
  expect(started.status).toBe(200);
  return started.json();
}

describe('an administrator who views the portal as a resident', () => {
  it('reads what the resident reads, until they stop', async () => {
    expect(await statusOf(admin, 'profile.get', {})).toBe(401);
    const viewed = await startView();
    expect(await ownMemberships(admin)).toContainEqual(expect.objectContaining(viewed));
    const answer = await admin.call('profile.get', {}, asResident);
    expect(await answer.json()).toMatchObject({
      uid: viewed.uid,
      email: 'walt.simmons@cedarhollow.example',
    });
    expect(await statusOf(admin, 'admin.overview', {})).toBe(403);
    await (await admin.call('people.stopViewing', {})).arrayBuffer();
    expect(await statusOf(admin, 'profile.get', {})).toBe(401);
    expect((await ownMemberships(admin)).some(({ impersonation }) => impersonation)).toBe(false);
  });

  it('changes and uploads nothing, and sees neither sessions nor passkeys', async () => {
    await startView();
    const refusal = { code: 'view-only', status: 403 };
    const refused = await admin.call('notifications.markAllRead', {}, asResident);
    expect(await refused.json()).toMatchObject(refusal);
    const query = new URLSearchParams({
      folder: 'tickets',
      name: 'a.txt',
      membership: membershipId,
    });
    const upload = await admin.send(`/api/files?${query}`, { method: 'POST', body: 'text' });
    expect(await upload.json()).toMatchObject(refusal);
    expect(await statusOf(admin, 'sessions.list', {})).toBe(501);
    expect(await statusOf(admin, 'passkeys.list', {})).toBe(501);
  });

  it('is named in the history of the resident', async () => {
    const { uid } = await startView();
    const answer = await admin.call('audit.list', { subject: { kind: 'person', id: uid } });
    const { items } = await answer.json();
    expect(items[0]).toMatchObject({
      operation: 'people.viewAs',
      by: { displayName: expect.any(String) },
      changes: [{ field: 'impersonations.until' }],
    });
  });

  it('does not view a resident of another association', async () => {
    await attacked.roster.addPerson(elsewhere, { uid: 'neighbor', email: 'neighbor@example.org' });
    const id = 'neighbor-elsewhere';
    await attacked.roster.addMembership(elsewhere, { id, uid: 'neighbor', role: 'resident' });
    expect((await admin.call('people.viewAs', { membershipId: id })).status).toBe(404);
  });
});

it.each([
  [
    'the view is over',
    `UPDATE portal.impersonations SET version = version + 1, data = data || '{"until": "2026-01-01T00:00:00.000Z"}'`,
  ],
  [
    'the administrator gets an office',
    `UPDATE portal.memberships SET version = version + 1, data = data || '{"office": "editor"}' WHERE uid = 'late-admin'`,
  ],
  [
    'the resident moves out',
    `UPDATE portal.memberships SET version = version + 1, data = data || '{"until": "2026-01-01T00:00:00.000Z"}' WHERE id = 'late-resident-home'`,
  ],
])('a view ends when %s', async (_when, change) => {
  const [uid, email] = ['late-admin', 'late-admin@example.org'];
  const roster = attacked.roster;
  await roster.query(
    `DELETE FROM portal.memberships WHERE uid IN ('late-admin', 'late-resident')`,
    [],
  );
  await roster.query(`DELETE FROM portal.people WHERE id IN ('late-admin', 'late-resident')`, []);
  await roster.addPerson(here, { uid, email });
  await roster.addMembership(here, { id: 'late-admin-office', uid, role: 'admin' });
  await roster.addPerson(here, { uid: 'late-resident', email: 'late-resident@example.org' });
  const home = { id: 'late-resident-home', uid: 'late-resident', role: 'resident' } as const;
  await roster.addMembership(here, home);
  const viewer = await attacked.signIn(email);
  const started = await viewer.call('people.viewAs', { membershipId: home.id });
  expect(started.status).toBe(200);
  expect(await ownMemberships(viewer)).toHaveLength(2);
  await roster.query(change, []);
  expect(await ownMemberships(viewer)).toHaveLength(1);
});

it('an administrator acts for a resident without email, and is the author of the change', async () => {
  const uid = 'on-paper';
  await attacked.roster.put(here, 'people', uid, { id: uid, uid, email: '', displayName: 'Odile' });
  await attacked.roster.addMembership(here, { id: 'on-paper-home', uid, role: 'resident' });
  const started = await admin.call('people.viewAs', { membershipId: 'on-paper-home' });
  expect(await started.json()).toMatchObject({ uid, impersonation: 'act' });
  const created = await admin.call('tickets.create', exampleInputs['tickets.create'], {
    [membershipHeader]: 'on-paper-home',
  });
  expect(created.status).toBe(200);
  const { id, submittedBy } = await created.json();
  expect(submittedBy).toMatchObject({ uid, displayName: 'Odile' });
  const history = await admin.call('audit.list', { subject: { kind: 'ticket', id } });
  expect((await history.json()).items).toMatchObject([
    { operation: 'tickets.create', by: { displayName: 'Ada Moss', role: 'admin' } },
  ]);
});
