import type { Input, Operation } from '@hoa/api';
import {
  type Actor,
  actorIn,
  defaultPermissions,
  type Membership,
  type Permission,
} from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { describe, expect, it } from 'vitest';
import { exampleInputs } from '../testing/index.ts';
import { openPortal } from '../testing/sample-portal.ts';

const { admin } = mockActors;
const holding = (...held: readonly Permission[]): Actor => ({ ...admin, permissions: held });
const asPeopleManager = holding('people', 'association');

const invitation = {
  ...exampleInputs['people.invite'],
  role: 'admin',
  unit: '',
} satisfies Input<'people.invite'>;

const since = '2020-01-01T00:00:00.000Z';
const theAdmin: Membership = {
  id: 'membership-admin-1',
  uid: admin.uid,
  role: 'admin',
  since,
  groups: [],
};

async function openWithAdmin() {
  const portal = openPortal();
  const invited = await portal.run(admin, 'people.invite', { ...invitation, office: 'editor' });
  const [membership] = invited.memberships;
  if (!membership) throw new Error('The invitation added no membership.');
  return { ...portal, editor: invited, membership };
}

describe('an administrator with an office', () => {
  it('is invited by one with all permissions', async () => {
    const { editor, run } = await openWithAdmin();
    expect(editor.memberships).toMatchObject([{ role: 'admin', office: 'editor' }]);
    const { memberships } = await run(admin, 'people.get', { personId: editor.id });
    expect(memberships).toMatchObject([{ role: 'admin', office: 'editor' }]);
  });

  it('may hold another office too, but not the same one twice', async () => {
    const { editor, run } = await openWithAdmin();
    const again = { ...invitation, personId: editor.id };
    await expect(run(admin, 'people.invite', { ...again, office: 'editor' })).rejects.toMatchObject(
      {
        params: { problem: 'member-already' },
      },
    );
    const { memberships } = await run(admin, 'people.invite', { ...again, office: 'treasurer' });
    expect(memberships.map(({ office }) => office).sort()).toEqual(['editor', 'treasurer']);
  });

  it('gets another office from one with all permissions', async () => {
    const { editor, membership, run } = await openWithAdmin();
    const changed = await run(admin, 'people.changeMembership', {
      personId: editor.id,
      membershipId: membership.id,
      to: { ...invitation, office: 'manager' },
    });
    expect(changed.memberships.map(({ office }) => office).sort()).toEqual(['editor', 'manager']);
  });

  it('does not count as the administrator who must remain', async () => {
    const { run } = await openWithAdmin();
    const leaving = { personId: admin.uid, membershipId: theAdmin.id };
    const refused = { code: 'last-admin' };
    await expect(run(admin, 'people.remove', { personId: admin.uid })).rejects.toMatchObject(
      refused,
    );
    await expect(
      run(admin, 'people.changeMembership', {
        ...leaving,
        to: { ...invitation, office: 'editor' },
      }),
    ).rejects.toMatchObject(refused);
  });
});

type Attempt = { [N in Operation]: readonly [N, Input<N>] }[Operation];

describe('who manages people without all permissions', () => {
  const file = 'name,email,role,unit\nOri Lund,ori@example.org,admin,\n';
  const attempts = (person: string, membership: string): Record<string, Attempt> => ({
    'invite an administrator': ['people.invite', invitation],
    'invite somebody to an office': ['people.invite', { ...invitation, office: 'treasurer' }],
    'add the role to themselves': ['people.invite', { ...invitation, personId: admin.uid }],
    'import an administrator': ['people.import', { csv: file }],
    'turn a resident into an administrator': [
      'people.changeMembership',
      {
        personId: 'resident-047',
        membershipId: 'membership-resident-047',
        to: { ...invitation, office: 'editor' },
      },
    ],
    'raise an office': [
      'people.changeMembership',
      { personId: person, membershipId: membership, to: invitation },
    ],
    'turn an administrator into a resident': [
      'people.changeMembership',
      {
        personId: person,
        membershipId: membership,
        to: { ...invitation, role: 'resident', unit: 'A-101' },
      },
    ],
    'end an office': [
      'people.endMembership',
      { personId: person, membershipId: membership, on: '' },
    ],
    'remove an administrator': ['people.remove', { personId: person }],
    'restore an administrator': ['people.restore', { personId: person }],
    'take over the sign-in of an administrator': [
      'people.changeEmail',
      { personId: person, email: 'mine@example.org' },
    ],
    'change the offices': ['offices.save', exampleInputs['offices.save']],
    'read the offices': ['offices.get', {}],
  });

  it.each(Object.keys(attempts('', '')))('may not %s', async (title) => {
    const { run, editor, membership } = await openWithAdmin();
    const [name, input] = attempts(editor.id, membership.id)[title] as Attempt;
    const before = await run(admin, 'people.get', { personId: editor.id });
    await expect(run(asPeopleManager, name, input)).rejects.toMatchObject({
      code: 'permission-missing',
    });
    expect(await run(admin, 'people.get', { personId: editor.id })).toEqual(before);
  });

  it('may not undo the import of an administrator', async () => {
    const { run } = openPortal();
    await run(admin, 'people.import', { csv: file });
    const { items } = await run(asPeopleManager, 'imports.list', { kind: 'people' });
    const undo = run(asPeopleManager, 'imports.undo', { importId: items[0]?.id ?? '' });
    await expect(undo).rejects.toMatchObject({ code: 'permission-missing' });
  });

  it('may invite and change everyone else, and correct the name of an administrator', async () => {
    const { run, editor } = await openWithAdmin();
    const resident = { ...exampleInputs['people.invite'], email: 'joel@example.org' };
    expect(await run(asPeopleManager, 'people.invite', resident)).toMatchObject({
      email: 'joel@example.org',
    });
    const correction = { personId: editor.id, displayName: 'Nell', phone: '', postalAddress: '' };
    expect(await run(asPeopleManager, 'people.correct', correction)).toMatchObject({
      displayName: 'Nell',
    });
  });
});

describe('the permissions of the offices', () => {
  it('are the defaults until the association adjusts them', async () => {
    const { run } = openPortal();
    expect(await run(admin, 'offices.get', {})).toEqual({
      permissions: defaultPermissions,
      version: 0,
    });
    const permissions = { ...defaultPermissions, editor: ['forums', 'news', 'news'] as const };
    const saved = await run(admin, 'offices.save', {
      permissions: permissions as never,
      version: 0,
    });
    expect(saved).toEqual({
      permissions: { ...defaultPermissions, editor: ['news', 'forums'] },
      version: 1,
    });
    expect(await run(admin, 'offices.get', {})).toEqual(saved);
  });

  it('are not overwritten without the version of the last change', async () => {
    const { run } = openPortal();
    await run(admin, 'offices.save', exampleInputs['offices.save']);
    const again = run(admin, 'offices.save', exampleInputs['offices.save']);
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['an unknown permission', { ...defaultPermissions, editor: ['everything'] }],
    ['an unknown office', { ...defaultPermissions, admin: [] }],
    ['a missing office', { editor: ['news'] }],
  ])('refuse %s', async (_, permissions) => {
    const { run } = openPortal();
    const save = run(admin, 'offices.save', { permissions: permissions as never, version: 0 });
    await expect(save).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('determine what an actor may do, as adjusted or by default, in one association', () => {
    const person = { uid: 'p', displayName: 'P', email: 'p@example.org' };
    const inOffice = { hoaId: 'elm', role: 'admin', office: 'editor' } as const;
    expect(actorIn(person, inOffice).permissions).toEqual(['news', 'documents']);
    expect(actorIn(person, { ...inOffice, permissions: ['money'] }).permissions).toEqual(['money']);
    expect(actorIn(person, { hoaId: 'oak', role: 'admin' }).permissions).toBeUndefined();
    const resident = { hoaId: 'oak', role: 'resident', permissions: ['money'] } as const;
    expect(actorIn(person, resident).permissions).toBeUndefined();
  });
});

describe('the notifications of administrators', () => {
  const holders = {
    ...mockActors,
    editor: { ...holding('news'), uid: 'editor-1' },
    newsroom: { ...holding('news'), uid: 'editor-2' },
    manager: { ...holding('tickets', 'vendors'), uid: 'manager-1' },
    treasurer: { ...holding('money'), uid: 'treasurer-1' },
  } satisfies Record<string, Actor>;
  const readers = ['admin', 'newsroom', 'manager', 'treasurer'] as const;

  it.each([
    ['a new ticket', 'resident', 'tickets.create', ['admin', 'manager']],
    ['an invoice', 'vendor', 'tickets.submitInvoice', ['admin', 'manager', 'treasurer']],
    ['news', 'editor', 'news.save', ['admin', 'newsroom']],
  ] as const)('of %s reach those who may read it', async (_, author, name, expected) => {
    const { run } = openPortal();
    const listed = async (who: keyof typeof holders) =>
      (await run(holders[who], 'notifications.list', { limit: 100 })).items.map(({ id }) => id);
    const before = await Promise.all(readers.map(listed));
    const today = name === 'news.save' && { publishAt: '' };
    await run(holders[author], name, { ...exampleInputs[name], ...today } as never);
    const after = await Promise.all(readers.map(listed));
    const reached = readers.filter((_, at) => after[at]?.some((id) => !before[at]?.includes(id)));
    expect(reached).toEqual(expected);
  });
});
