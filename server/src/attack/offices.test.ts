import { membershipHeader } from '@hoa/api';
import { defaultPermissions } from '@hoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, elsewhere, here, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
let admin: Attacker;
beforeAll(async () => {
  attacked = await openAttacked();
  admin = await attacked.signIn('admin@cedarhollow.example');
});
afterAll(() => attacked.close());

const since = '2020-01-01T00:00:00.000Z';
let people = 0;
let uid: string;
let holder: Attacker;

/** Signs in an editor here who is a treasurer in the other association. */
beforeEach(async () => {
  people += 1;
  uid = `holder-${people}`;
  const email = `${uid}@example.org`;
  await attacked.roster.addPerson(here, { uid, email });
  await attacked.roster.addPerson(elsewhere, { uid, email });
  const role = 'admin';
  await attacked.roster.addMembership(here, {
    id: `${uid}-here`,
    uid,
    role,
    office: 'editor',
    since,
  });
  await attacked.roster.addMembership(elsewhere, {
    id: `${uid}-elsewhere`,
    uid,
    role,
    office: 'treasurer',
  });
  await attacked.roster.query('DELETE FROM portal.offices WHERE hoa_id = $1', [here]);
  holder = await attacked.signIn(email);
});

async function statusOf(who: Attacker, name: string, input: object, membership?: string) {
  const answer = await who.call(name, input, membership ? { [membershipHeader]: membership } : {});
  await answer.arrayBuffer();
  return answer.status;
}

describe('an administrator with an office', () => {
  it('has the permissions only in that association', async () => {
    const inEach = async (name: string) => [
      await statusOf(holder, name, {}, `${uid}-here`),
      await statusOf(holder, name, {}, `${uid}-elsewhere`),
    ];
    expect(await inEach('news.list')).toEqual([200, 403]);
    expect(await inEach('admin.finances')).toEqual([403, 200]);
    expect(await inEach('tickets.list')).toEqual([403, 403]);
  });

  it('has adjusted permissions from the next request on, only in that association', async () => {
    const permissions = { ...defaultPermissions, editor: ['tickets'], treasurer: [] };
    const saved = await admin.call('offices.save', { permissions, version: 0 });
    expect(saved.status).toBe(200);
    expect(await statusOf(holder, 'tickets.list', {}, `${uid}-here`)).toBe(200);
    expect(await statusOf(holder, 'news.list', {}, `${uid}-here`)).toBe(403);
    expect(await statusOf(holder, 'admin.finances', {}, `${uid}-elsewhere`)).toBe(200);
    const session = await (await holder.send('/api/session')).json();
    expect(session.memberships).toEqual([
      expect.objectContaining({ id: `${uid}-here`, office: 'editor', permissions: ['tickets'] }),
      expect.not.objectContaining({ permissions: expect.anything() }),
    ]);
  });

  it('neither changes offices nor invites to one', async () => {
    const permissions = { ...defaultPermissions, editor: ['people', 'association'] };
    const offices = { permissions, version: 0 };
    expect(await statusOf(holder, 'offices.save', offices)).toBe(403);
    expect(await statusOf(admin, 'offices.save', offices)).toBe(200);
    expect(await holder.outcome('offices.save', { permissions, version: 1 })).toMatchObject({
      code: 'permission-missing',
    });
    const invitation = {
      displayName: 'Mallory',
      email: 'mallory@example.org',
      phone: '',
      role: 'admin',
      unit: '',
      tenure: 'owner',
      company: '',
      services: [],
      from: '',
    };
    expect(await holder.outcome('people.invite', invitation)).toMatchObject({
      code: 'permission-missing',
    });
  });

  it('is recorded with the office in the history of the association and of the person', async () => {
    const permissions = { ...defaultPermissions, editor: ['forums'] };
    await admin.call('offices.save', { permissions, version: 0 });
    const history = await admin.call('audit.list', { subject: { kind: 'association', id: here } });
    const { items } = await history.json();
    expect(items[0]).toMatchObject({
      operation: 'offices.save',
      changes: expect.arrayContaining([{ field: 'offices.permissions.editor', after: ['forums'] }]),
    });
  });
});
