import type { Input, Output } from '@hoa/api';
import { isCurrent } from '@hoa/domain';
import { mockActors, testNow } from '@hoa/mock-data/testing';
import { describe, expect, it, test, vi } from 'vitest';
import { openPortal } from '../testing/sample-portal.ts';
import { recordBounce } from './record-bounce.ts';

const { admin } = mockActors;
const nowIso = testNow.toISOString();
/** Lives in B-203. */
const walt = { id: 'resident-047', membershipId: 'membership-resident-047' };

const invitation = {
  displayName: 'Nell Abara',
  email: 'nell@example.org',
  phone: '',
  role: 'resident',
  unit: 'A-101',
  tenure: 'tenant',
  company: '',
  services: [],
  from: '',
} satisfies Input<'people.invite'>;
const vendor = {
  ...invitation,
  role: 'vendor',
  unit: '',
  company: 'Abara Roofs',
  services: ['Roofs'],
} satisfies Input<'people.invite'>;

const rolesOf = ({ memberships }: Output<'people.get'>, now = testNow) =>
  memberships.filter((one) => isCurrent(one, now)).map(({ role, unit }) => unit ?? role);

describe('the list of people', () => {
  const { run } = openPortal();
  const list = (input: Input<'people.list'>) => run(admin, 'people.list', input);

  it('is in the order of names, with roles, units and companies', async () => {
    const { items, total, all } = await list({ limit: 3 });
    expect([total, all]).toEqual([158, 158]);
    expect(items.map(({ displayName }) => displayName)).toEqual(
      items.map(({ displayName }) => displayName).toSorted(),
    );
    const [first] = (await list({ search: 'vern castillo' })).items;
    expect(first).toMatchObject({
      id: 'vendor-1',
      memberships: [{ role: 'vendor' }],
      company: 'Castillo Plumbing & Heating',
    });
  });

  test.each([
    ['a name', { search: 'simmons' }, 1],
    ['an email', { search: 'walt.simmons@' }, 1],
    ['a unit', { search: 'b-203' }, 1],
    ['a role', { role: 'admin' }, 1],
    ['a role and a name', { role: 'vendor', search: 'simmons' }, 0],
    ['removed people', { isRemoved: true }, 0],
  ] as const)('finds by %s', async (_, input, total) => {
    expect((await list(input)).total).toBe(total);
  });
});

describe('a new name in a profile', () => {
  const form = { displayName: 'Walt Ash', email: 'walt.simmons@cedarhollow.example', phone: '' };
  const asWalt = { ...mockActors.resident, uid: walt.id, displayName: 'Walt Simmons' };

  it('is shown in the list of people and on the person’s page [10.15]', async () => {
    const { run } = openPortal();
    await run(asWalt, 'profile.update', form);
    const [listed] = (await run(admin, 'people.list', { search: 'b-203' })).items;
    const shown = await run(admin, 'people.get', { personId: walt.id });
    expect([listed?.displayName, shown.displayName]).toEqual(['Walt Ash', 'Walt Ash']);
  });

  it('can be searched for after the directories are updated', async () => {
    const { run, read, runJob } = openPortal();
    await run(asWalt, 'profile.update', form);
    const rename = () => runJob({ type: 'profile-changed', uid: walt.id });
    expect((await run(admin, 'people.list', { search: 'walt ash' })).total).toBe(0);
    await rename();
    const [found] = (await run(admin, 'people.list', { search: 'walt ash' })).items;
    expect(found?.id).toBe(walt.id);
    const [resident] = (await run(admin, 'residents.list', { search: 'walt ash' })).items;
    expect(resident).toMatchObject({ uid: walt.id, unit: 'B-203' });
    const { version } = (await read(({ people }) => people.get(walt.id))) ?? {};
    await rename();
    expect(await read(({ people }) => people.get(walt.id))).toMatchObject({ version });
  });
});

describe('a phone number', () => {
  it('of an invitation is in the profile from the start', async () => {
    const { run } = openPortal();
    const phone = '(555) 010-0199';
    const {
      id: uid,
      displayName,
      email,
    } = await run(admin, 'people.invite', { ...invitation, phone });
    const nell = { ...mockActors.resident, uid, displayName, email };
    expect(await run(nell, 'profile.get', {})).toMatchObject({ phone });
    await run(nell, 'profile.saveAppearance', { theme: 'dark' });
    expect(await run(nell, 'profile.get', {})).toMatchObject({ phone });
  });

  it.each(['(555) 010-0142', ''])(
    'saved in the profile as %j is what People and residents show',
    async (phone) => {
      const { run, read, runJob } = openPortal();
      const asWalt = { ...mockActors.resident, uid: walt.id, displayName: 'Walt Simmons' };
      const form = {
        displayName: 'Walt Simmons',
        email: 'walt.simmons@cedarhollow.example',
        phone,
      };
      await run(asWalt, 'profile.update', form);
      const [listed] = (await run(admin, 'people.list', { search: 'b-203' })).items;
      const shown = await run(admin, 'people.get', { personId: walt.id });
      const [resident] = (await run(admin, 'residents.list', { search: 'walt simmons' })).items;
      const phones = [listed, shown, resident].map((one) => one?.phone ?? '');
      expect(phones).toEqual([phone, phone, phone]);
      const job = { type: 'profile-changed', uid: walt.id } as const;
      await runJob(job);
      expect((await read(({ people }) => people.get(walt.id)))?.phone ?? '').toBe(phone);
    },
  );
});

describe('inviting', () => {
  it('adds a person with a membership, emails them, and adds them to the directory', async () => {
    const { run, jobs, read } = openPortal();
    const person = await run(admin, 'people.invite', invitation);
    expect(person).toMatchObject({ displayName: 'Nell Abara', email: 'nell@example.org' });
    expect(person.memberships).toMatchObject([
      { role: 'resident', unit: 'A-101', tenure: 'tenant', since: nowIso },
    ]);
    expect(await run(admin, 'people.get', { personId: person.id })).toEqual({
      ...person,
      seats: [],
    });
    expect(await read(({ residents }) => residents.get(person.id))).toMatchObject({
      unit: 'A-101',
    });
    const membershipId = person.memberships[0]?.id ?? '';
    await vi.waitFor(() => expect(jobs).toEqual([{ type: 'invitation-mail', membershipId }]));
  });

  it('lists a vendor’s company among the vendors', async () => {
    const { run } = openPortal();
    const { id } = await run(admin, 'people.invite', vendor);
    const { items } = await run(admin, 'vendors.list', { search: 'abara' });
    expect(items).toMatchObject([{ displayName: 'Abara Roofs', services: ['Roofs'] }]);
    const { memberships } = await run(admin, 'people.get', { personId: id });
    expect(memberships).toMatchObject([{ vendorUid: items[0]?.id }]);
  });

  it.each(['Abara Roofs', 'ABARA ROOFS'])('to %s adds a contact of the vendor', async (company) => {
    const { run, read } = openPortal();
    await run(admin, 'people.invite', vendor);
    const { id } = await run(admin, 'people.invite', {
      ...vendor,
      displayName: 'Kit Abara',
      email: 'kit@example.org',
      company,
      services: [],
    });
    const { items } = await run(admin, 'vendors.list', { search: 'abara' });
    expect(items).toMatchObject([
      { displayName: 'Abara Roofs', email: 'nell@example.org', services: ['Roofs'] },
    ]);
    expect(await read(({ vendorContacts }) => vendorContacts.get(id))).toMatchObject({
      vendorUid: items[0]?.id,
      displayName: 'Kit Abara',
    });
    expect(await run(admin, 'people.get', { personId: id })).toMatchObject({
      company: 'Abara Roofs',
    });
  });

  it('keeps the uid that a person has in another association', async () => {
    const asked: string[][] = [];
    const identities = {
      claimUids: async (emails: readonly string[]) => {
        asked.push([...emails]);
        return new Map([['nell@example.org', 'known-elsewhere']]);
      },
      accountsOf: async () => new Set<string>(),
      isKnownElsewhere: async () => true,
    };
    const { run } = openPortal({ identities });
    const input = { ...invitation, email: ' Nell@Example.ORG ' };
    expect((await run(admin, 'people.invite', input)).id).toBe('known-elsewhere');
    expect(asked).toEqual([['nell@example.org']]);
  });

  it('gives a member of the association another role', async () => {
    const { run } = openPortal();
    const email = 'walt.simmons@cedarhollow.example';
    const input = { ...invitation, email, role: 'admin', unit: '' } as const;
    const person = await run(admin, 'people.invite', input);
    expect(person.id).toBe(walt.id);
    expect(rolesOf(person)).toEqual(['admin', 'B-203']);
    await expect(run(admin, 'people.invite', input)).rejects.toMatchObject({
      params: { field: 'email', problem: 'member-already' },
    });
  });

  it('counts a person with several homes once in each of their buildings', async () => {
    const { run } = openPortal();
    const counts = async () => {
      const building = async (value: 'A' | 'B') => {
        const audience = { type: 'building', value } as const;
        return (await run(admin, 'broadcasts.recipientCount', { audience })).count;
      };
      return [await building('A'), await building('B')];
    };
    const [inA = 0, inB = 0] = await counts();
    for (const unit of ['A-101', 'A-204', 'B-112']) {
      await run(admin, 'people.invite', { ...invitation, unit });
    }
    expect(await counts()).toEqual([inA + 1, inB + 1]);
  });

  it('can start a membership on a later day, when the directory is updated too', async () => {
    let now = testNow;
    const { run, read, waiting, runJob } = openPortal({ now: () => now });
    const { id, memberships } = await run(admin, 'people.invite', {
      ...invitation,
      from: '2026-04-01',
    });
    const at = '2026-04-01T06:00:00.000Z';
    expect(memberships).toMatchObject([{ since: at }]);
    const resident = () => read(({ residents }) => residents.get(id));
    expect(await resident()).toBeUndefined();
    expect(waiting).toContainEqual({ type: 'membership-begun', uid: id, at });
    // The clock by which the job was due may be ahead.
    now = new Date(Date.parse(at) - 5000);
    await runJob({ type: 'membership-begun', uid: id, at });
    expect(await resident()).toMatchObject({ unit: 'A-101' });
  });

  test.each([
    ['an unknown unit', { unit: 'D-1' }, 'unit', 'unit-unknown'],
    ['no unit', { unit: ' ' }, 'unit', 'unit-required'],
    ['no company', { role: 'vendor' }, 'company', 'company-required'],
    ['no name', { displayName: ' ' }, 'displayName', 'display-name-required'],
    ['no email', { email: 'nell' }, 'email', 'email-invalid'],
    ['no date', { from: 'soon' }, 'from', 'date-invalid'],
  ] as const)('is refused with %s, beside the field', async (_, changes, field, problem) => {
    const { run } = openPortal();
    await expect(run(admin, 'people.invite', { ...invitation, ...changes })).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field, problem },
    });
  });
});

describe('an invitation', () => {
  const personId = walt.id;

  it('is sent again with the roles that the person holds', async () => {
    const { run, jobs } = openPortal();
    await run(admin, 'people.sendInvitation', { personId });
    await vi.waitFor(() =>
      expect(jobs).toEqual([
        { type: 'invitation-mail', membershipId: walt.membershipId, furtherIds: [] },
      ]),
    );
  });

  it('is not sent to a person who was removed', async () => {
    const { run, jobs } = openPortal();
    await run(admin, 'people.remove', { personId });
    const before = jobs.length;
    const sending = run(admin, 'people.sendInvitation', { personId });
    await expect(sending).rejects.toMatchObject({ code: 'not-found' });
    expect(jobs).toHaveLength(before);
  });
});

describe('changing a membership', () => {
  const to = { ...invitation, unit: 'C-304' };

  it('ends the old one on the day when the new one begins', async () => {
    const { run } = openPortal();
    const input = { personId: walt.id, membershipId: walt.membershipId };
    const person = await run(admin, 'people.changeMembership', {
      ...input,
      to: { ...to, from: '2026-04-01' },
    });
    const at = '2026-04-01T06:00:00.000Z';
    expect(person.memberships).toMatchObject([
      { unit: 'C-304', since: at },
      { unit: 'B-203', until: at },
    ]);
    expect(rolesOf(person)).toEqual(['B-203']);
    expect(rolesOf(person, new Date(at))).toEqual(['C-304']);
  });

  it('updates a resident’s directory entry immediately', async () => {
    const { run, read } = openPortal();
    await run(admin, 'people.changeMembership', {
      personId: walt.id,
      membershipId: walt.membershipId,
      to,
    });
    expect(await read(({ residents }) => residents.get(walt.id))).toMatchObject({
      unit: 'C-304',
    });
    const { items } = await run(admin, 'people.list', { search: 'c-304' });
    expect(items.map(({ displayName }) => displayName)).toContain('Walt Simmons');
  });

  it('of a vendor’s first contact leaves the vendor to another contact', async () => {
    const { run } = openPortal();
    await run(admin, 'people.changeMembership', {
      personId: 'vendor-1',
      membershipId: 'membership-vendor-1',
      to,
    });
    const { items } = await run(admin, 'vendors.list', { search: 'castillo' });
    expect(items).toMatchObject([{ id: 'vendor-1', email: 'lucia@castillo.example' }]);
  });

  it('of the last contact removes the vendor, and refuses to assign work to it', async () => {
    const { run } = openPortal();
    const { id: personId, memberships } = await run(admin, 'people.invite', vendor);
    const { id: membershipId = '', vendorUid: vendorId = '' } = memberships[0] ?? {};
    expect((await run(admin, 'admin.overview', {})).vendors).toBe(5);
    await run(admin, 'people.changeMembership', { personId, membershipId, to });
    expect((await run(admin, 'vendors.list', { search: 'abara' })).total).toBe(0);
    expect((await run(admin, 'admin.overview', {})).vendors).toBe(4);
    await expect(
      run(admin, 'tickets.assign', { ticketId: 'TKT-1025', vendorId }),
    ).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'vendorId' } });
  });

  it('ends the membership when the person already has the new role', async () => {
    const { run } = openPortal();
    const email = 'walt.simmons@cedarhollow.example';
    const both = await run(admin, 'people.invite', { ...invitation, email, role: 'admin' });
    const [added] = both.memberships;
    const input = { personId: walt.id, membershipId: added?.id ?? '' };
    const resident = { ...invitation, unit: 'B-203', tenure: 'owner' } as const;
    const person = await run(admin, 'people.changeMembership', { ...input, to: resident });
    expect(rolesOf(person)).toEqual(['B-203']);
    expect(person.memberships).toHaveLength(2);
  });

  test.each([
    ['the last administrator', 'admin-1', 'membership-admin-1', to, { code: 'last-admin' }],
    ['an unknown membership', walt.id, 'nobody-knows', to, { code: 'not-found' }],
    [
      'before it began',
      walt.id,
      walt.membershipId,
      { ...to, from: '2019-04-29' },
      { params: { field: 'from', problem: 'before-since' } },
    ],
  ])('is refused for %s', async (_, personId, membershipId, wanted, error) => {
    const { run } = openPortal();
    await expect(
      run(admin, 'people.changeMembership', { personId, membershipId, to: wanted }),
    ).rejects.toMatchObject(error);
  });
});

describe('removing one role', () => {
  const endOf = (personId: string, membershipId = '') => ({ personId, membershipId });

  it('keeps the others', async () => {
    const { run, read } = openPortal();
    const email = 'walt.simmons@cedarhollow.example';
    const both = await run(admin, 'people.invite', { ...invitation, email, role: 'admin' });
    const [added] = both.memberships;
    const person = await run(admin, 'people.endMembership', endOf(walt.id, added?.id));
    expect(rolesOf(person)).toEqual(['B-203']);
    expect(await read(({ people }) => people.get(walt.id))).toMatchObject({ roles: ['resident'] });
    await run(admin, 'people.invite', { ...invitation, email, role: 'admin' });
    const left = await run(admin, 'people.endMembership', endOf(walt.id, walt.membershipId));
    expect(rolesOf(left)).toEqual(['admin']);
    expect(await read(({ residents }) => residents.get(walt.id))).toBeUndefined();
  });

  it('that has not begun prevents it from beginning', async () => {
    const { run } = openPortal();
    const from = '2026-04-01';
    const person = await run(admin, 'people.invite', {
      ...invitation,
      email: 'walt.simmons@cedarhollow.example',
      role: 'admin',
      from,
    });
    const [toCome] = person.memberships;
    const ended = await run(admin, 'people.endMembership', endOf(walt.id, toCome?.id));
    expect(rolesOf(ended, new Date('2026-05-01'))).toEqual(['B-203']);
  });

  test.each([
    ['the last administrator', endOf('admin-1', 'membership-admin-1'), { code: 'last-admin' }],
    ['an unknown membership', endOf(walt.id, 'nobody-knows'), { code: 'not-found' }],
    ['somebody else’s', endOf(walt.id, 'membership-admin-1'), { code: 'not-found' }],
  ])('is refused for %s', async (_, input, error) => {
    const { run } = openPortal();
    await expect(run(admin, 'people.endMembership', input)).rejects.toMatchObject(error);
  });

  it('is refused for one that has ended', async () => {
    const { run } = openPortal();
    await run(admin, 'people.remove', { personId: walt.id });
    await expect(
      run(admin, 'people.endMembership', endOf(walt.id, walt.membershipId)),
    ).rejects.toMatchObject({ params: { field: 'role', problem: 'membership-over' } });
  });
});

describe('ending a role on a day', () => {
  const input = { personId: walt.id, membershipId: walt.membershipId };

  it('in the future keeps it until the beginning of that day', async () => {
    let now = testNow;
    const { run, waiting, runJob, read } = openPortal({ now: () => now });
    const person = await run(admin, 'people.endMembership', { ...input, on: '2026-04-01' });
    const at = '2026-04-01T06:00:00.000Z';
    expect(person.memberships).toMatchObject([{ until: at }]);
    expect(rolesOf(person, new Date('2026-04-01T05:59:59.999Z'))).toEqual(['B-203']);
    expect(rolesOf(person, new Date(at))).toEqual([]);
    const resident = () => read(({ residents }) => residents.get(walt.id));
    expect(await resident()).toMatchObject({ unit: 'B-203' });
    expect(waiting).toEqual([{ type: 'membership-begun', uid: walt.id, at }]);
    now = new Date(at);
    await runJob({ type: 'membership-begun', uid: walt.id, at });
    expect(await resident()).toBeUndefined();
  });

  it('in the past has ended it on that day', async () => {
    const { run, read } = openPortal();
    const person = await run(admin, 'people.endMembership', { ...input, on: '2026-01-15' });
    expect(person.memberships).toMatchObject([{ until: '2026-01-15T07:00:00.000Z' }]);
    expect(await read(({ residents }) => residents.get(walt.id))).toBeUndefined();
  });

  it('before it began is refused', async () => {
    const { run } = openPortal();
    const end = run(admin, 'people.endMembership', { ...input, on: '2019-04-29' });
    await expect(end).rejects.toMatchObject({ params: { field: 'on', problem: 'before-since' } });
  });
});

describe('names with apostrophes and accents', () => {
  const csv = `name,role,unit
Siobhán O'Neill,Owner,A-101
José O’Connell,Owner,A-101
Ann OBRIEN,Owner,A-101
Jean-Luc D'Arcy van der Berg,Owner,A-101
`;

  it.each([
    ["o'neill", "Siobhán O'Neill"],
    ['O’NEILL', "Siobhán O'Neill"],
    ["O'Connell", 'José O’Connell'],
    ['oconnell jose', 'José O’Connell'],
    ["o'brien", 'Ann OBRIEN'],
    ['darcy van der', "Jean-Luc D'Arcy van der Berg"],
  ])('%s finds %s [complaint 21] [complaint 35]', async (search, name) => {
    const { run } = openPortal();
    await run(admin, 'people.import', { csv });
    const { items } = await run(admin, 'people.list', { search });
    expect(items.map(({ displayName }) => displayName)).toEqual([name]);
  });
});

describe('people who share an email', () => {
  const email = 'walt.simmons@cedarhollow.example';

  it('are two people, each with their own roles', async () => {
    const { run } = openPortal();
    const ivy = { ...invitation, displayName: 'Ivy Simmons', email, unit: 'B-203' };
    const person = await run(admin, 'people.invite', { ...ivy, sharesEmail: true });
    expect(person.id).not.toBe(walt.id);
    const { items } = await run(admin, 'people.list', { search: email });
    expect(items.map(({ displayName }) => displayName)).toEqual(['Ivy Simmons', 'Walt Simmons']);
  });

  it('are distinguished by name in a file, also when it is imported again', async () => {
    const claimed: string[] = [];
    const identities = {
      claimUids: async (emails: readonly string[], uidFor: (address: string) => string) => {
        claimed.push(...emails);
        return new Map(emails.map((address) => [address, uidFor(address)]));
      },
      accountsOf: async () => new Set<string>(),
      isKnownElsewhere: async () => false,
    };
    const { run } = openPortal({ identities });
    const csv = `name,email,type,home
Joel D'Arcy,darcy@example.org,Owner,B-203
Ivy D'Arcy,darcy@example.org,Co-owner,B-203
Ivy Simmons,${email},Household member,B-203
Walt Simmons,${email},Owner,C-304
`;
    expect(await run(admin, 'people.import', { csv })).toEqual({
      imported: 4,
      refused: 0,
      people: 4,
    });
    // Only an email that no member has is claimed.
    expect(claimed).toEqual(['darcy@example.org']);
    const { people } = await run(admin, 'homes.get', { label: 'B-203' });
    expect(people.map(({ displayName }) => displayName).sort()).toEqual([
      "Ivy D'Arcy",
      'Ivy Simmons',
      "Joel D'Arcy",
      'Walt Simmons',
    ]);
    expect(await run(admin, 'people.import', { csv })).toMatchObject({ imported: 0, refused: 4 });
  });
});

describe('a person without email', () => {
  const onPaper = { ...invitation, email: '', postalAddress: 'PO Box 88\nAspen CO 81611' };

  it('is in the register, gets no mail, and is listed with those on paper', async () => {
    const { run, jobs } = openPortal();
    const person = await run(admin, 'people.invite', onPaper);
    expect(person).toMatchObject({ email: '', postalAddress: 'PO Box 88\nAspen CO 81611' });
    const { items, total } = await run(admin, 'people.list', { isOnPaper: true });
    expect([items[0]?.id, total]).toEqual([person.id, 1]);
    expect(jobs).toEqual([]);
  });

  it('is not confused with another one, and gets one more role by id', async () => {
    const { run } = openPortal();
    const person = await run(admin, 'people.invite', onPaper);
    const other = await run(admin, 'people.invite', { ...onPaper, displayName: 'Åsa Petrov' });
    expect(other.id).not.toBe(person.id);
    const second = { ...onPaper, personId: person.id, unit: 'c - 304' };
    const both = await run(admin, 'people.invite', second);
    expect(rolesOf(both).sort()).toEqual(['A-101', 'C-304']);
  });

  it('is found again by name when a file is imported twice', async () => {
    const { run } = openPortal();
    const csv = 'name,role,unit,mailing address\nÅsa Petrov,Owner,B-203,PO Box 88\n';
    const first = { imported: 1, refused: 0, people: 1 };
    expect(await run(admin, 'people.import', { csv })).toEqual(first);
    expect(await run(admin, 'people.import', { csv })).toMatchObject({ imported: 0, refused: 1 });
  });

  it('gets an email later', async () => {
    const { run } = openPortal();
    const { id } = await run(admin, 'people.invite', onPaper);
    const input = { personId: id, email: 'nell@example.org' };
    expect(await run(admin, 'people.changeEmail', input)).toMatchObject({
      email: 'nell@example.org',
    });
  });
});

describe('a returned mail', () => {
  const email = 'walt.simmons@cedarhollow.example';
  async function bounced() {
    const portal = openPortal();
    const { unitOfWork, association, run } = portal;
    await recordBounce(unitOfWork, association, { email, now: testNow });
    const bouncedAt = async () => (await run(admin, 'people.get', { personId: walt.id })).bouncedAt;
    expect(await bouncedAt()).toBe(nowIso);
    return { ...portal, bouncedAt };
  }

  it('is shown in the list', async () => {
    const { run } = await bounced();
    const { items } = await run(admin, 'people.list', { search: 'simmons' });
    expect(items).toMatchObject([{ id: walt.id, bouncedAt: nowIso }]);
  });

  it('no longer counts once the invitation is sent again', async () => {
    const { run, bouncedAt } = await bounced();
    await run(admin, 'people.sendInvitation', { personId: walt.id });
    expect(await bouncedAt()).toBeUndefined();
  });

  it('no longer counts for another email', async () => {
    const { run, bouncedAt } = await bounced();
    await run(admin, 'people.changeEmail', { personId: walt.id, email: 'walt@example.org' });
    expect(await bouncedAt()).toBeUndefined();
  });
});

describe('the percentage that an owner holds', () => {
  const owner = { ...invitation, tenure: 'owner', ownership: 6250 } as const;

  it('is shown with the home, and changes from a day on', async () => {
    const { run } = openPortal();
    const nell = await run(admin, 'people.invite', owner);
    const [held] = nell.memberships;
    expect(held).toMatchObject({ unit: 'A-101', ownership: 6250 });
    const { people } = await run(admin, 'homes.get', { label: 'A-101' });
    expect(people).toContainEqual(expect.objectContaining({ uid: nell.id, ownership: 6250 }));
    const change = { ...owner, ownership: 5000, from: '2026-04-01' } as const;
    const changed = await run(admin, 'people.changeMembership', {
      personId: nell.id,
      membershipId: held?.id ?? '',
      to: change,
    });
    expect(changed.memberships).toMatchObject([
      { ownership: 5000, since: '2026-04-01T06:00:00.000Z' },
      { ownership: 6250, until: '2026-04-01T06:00:00.000Z' },
    ]);
  });

  it('is dropped for tenants', async () => {
    const { run } = openPortal();
    const nell = await run(admin, 'people.invite', { ...owner, tenure: 'tenant' });
    expect(nell.memberships[0]).not.toHaveProperty('ownership');
  });

  it.each([-1, 10_001, 0.5])('is refused if it is %d', async (ownership) => {
    const { run } = openPortal();
    const asked = run(admin, 'people.invite', { ...owner, ownership });
    await expect(asked).rejects.toMatchObject({ params: { field: 'ownership' } });
  });
});

describe('a seat on the board', () => {
  const president = { group: 'board-members', office: 'President', from: '', until: '' } as const;
  const groupsOf = ({ memberships }: Output<'people.get'>) =>
    memberships.flatMap(({ groups }) => groups);

  it('adds its person to the board’s group for the term', async () => {
    let now = testNow;
    const { run, runJob, waiting, read } = openPortal({ now: () => now });
    const person = await run(admin, 'people.addSeat', {
      personId: walt.id,
      seat: { ...president, until: '2026-04-17' },
    });
    const at = '2026-04-17T06:00:00.000Z';
    expect(person.seats).toMatchObject([{ office: 'President', since: nowIso, until: at }]);
    expect(groupsOf(person)).toContain('board-members');
    expect(await read(({ residents }) => residents.get(walt.id))).toMatchObject({
      groups: expect.arrayContaining(['board-members']),
    });
    expect(waiting).toEqual([{ type: 'membership-begun', uid: walt.id, at }]);
    now = new Date(at);
    await runJob({ type: 'membership-begun', uid: walt.id, at });
    expect(groupsOf(await run(admin, 'people.get', { personId: walt.id }))).not.toContain(
      'board-members',
    );
  });

  it('ends when the member retires', async () => {
    const { run } = openPortal();
    const input = { personId: walt.id, seat: president };
    const { seats = [] } = await run(admin, 'people.addSeat', input);
    const end = { personId: walt.id, seatId: seats[0]?.id ?? '', on: '' } as const;
    const retired = await run(admin, 'people.endSeat', end);
    expect(retired.seats).toMatchObject([{ until: nowIso }]);
    expect(groupsOf(retired)).not.toContain('board-members');
  });

  it.each([
    ['without an office', { office: ' ' }, 'seat.office', 'office-required'],
    [
      'that ends before it begins',
      { from: '2026-05-01', until: '2026-04-01' },
      'seat.until',
      'until-before-from',
    ],
  ] as const)('%s is refused', async (_, changes, field, problem) => {
    const { run } = openPortal();
    const seat = { ...president, ...changes };
    await expect(run(admin, 'people.addSeat', { personId: walt.id, seat })).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field, problem },
    });
  });
});

describe('correcting the details of a person', () => {
  const details = {
    personId: walt.id,
    displayName: 'Walter Simmons',
    phone: '',
    postalAddress: '',
  };

  it('changes the register and the profile', async () => {
    const { run, read } = openPortal();
    const resident = mockActors.resident;
    await run(resident, 'profile.savePrivacy', { privacy: {} });
    await run(admin, 'people.correct', { ...details, personId: resident.uid, phone: '555' });
    const profile = await run(resident, 'profile.get', {});
    expect(profile).toMatchObject({ displayName: 'Walter Simmons', phone: '555' });
    expect(await read(({ residents }) => residents.get(resident.uid))).toMatchObject({
      displayName: 'Walter Simmons',
      phone: '555',
    });
  });

  it('changes the language, also of a person who has not signed in', async () => {
    const { run } = openPortal();
    const { uid } = mockActors.resident;
    await run(mockActors.resident, 'profile.savePrivacy', { privacy: {} });
    for (const personId of [uid, walt.id]) {
      await run(admin, 'people.correct', { ...details, personId, language: 'es' });
      expect(await run(admin, 'people.get', { personId })).toMatchObject({ language: 'es' });
      const self = { ...mockActors.resident, uid: personId };
      const { preferences } = await run(self, 'profile.get', {});
      expect(preferences.language).toBe('es');
    }
    await run(mockActors.resident, 'profile.saveAppearance', { language: 'fr' });
    expect(await run(admin, 'people.get', { personId: uid })).toMatchObject({ language: 'fr' });
  });

  it('removes what is left blank', async () => {
    const { run } = openPortal();
    expect((await run(admin, 'people.get', { personId: walt.id })).phone).toBeDefined();
    const person = await run(admin, 'people.correct', details);
    expect(person).toMatchObject({ displayName: 'Walter Simmons' });
    expect(person.phone).toBeUndefined();
  });
});

describe('inviting everyone who never signed in', () => {
  it('mails each of them once a day', async () => {
    const signedIn = 'walt.simmons@cedarhollow.example';
    const identities = {
      claimUids: async () => new Map<string, string>(),
      accountsOf: async () => new Set([signedIn]),
      isKnownElsewhere: async () => false,
    };
    const { run, jobs } = openPortal({ identities });
    const csv = `name,email,role,unit
Nell Abara,nell@example.org,Owner,A-101
Åsa Petrov,,Owner,A-101
`;
    await run(admin, 'people.import', { csv });
    // Everyone of the sample association but Walt, and Nell.
    expect(await run(admin, 'people.uninvited', {})).toEqual({ count: 158 });
    expect(await run(admin, 'people.sendInvitations', {})).toEqual({ count: 158 });
    await vi.waitFor(() => expect(jobs).toHaveLength(158));
    expect(await run(admin, 'people.uninvited', {})).toEqual({ count: 0 });
    const nell = await run(admin, 'people.list', { search: 'nell' });
    expect(nell.items).toMatchObject([{ invitedAt: nowIso }]);
    expect(await run(admin, 'people.get', { personId: walt.id })).toMatchObject({
      hasSignedIn: true,
    });
  });
});

describe('removing', () => {
  it('ends a person’s roles immediately, and restoring returns them', async () => {
    const { run, read } = openPortal();
    const personId = walt.id;
    const removed = await run(admin, 'people.remove', { personId });
    expect(removed.removedAt).toBe(nowIso);
    expect(rolesOf(removed)).toEqual([]);
    expect(await read(({ residents }) => residents.get(personId))).toBeUndefined();
    expect((await run(admin, 'people.list', { search: 'simmons' })).total).toBe(0);
    const listed = await run(admin, 'people.list', { isRemoved: true });
    expect(listed.items).toMatchObject([{ id: personId, memberships: [] }]);

    const restored = await run(admin, 'people.restore', { personId });
    expect(restored.removedAt).toBeUndefined();
    expect(rolesOf(restored)).toEqual(['B-203']);
    expect(await read(({ residents }) => residents.get(personId))).toMatchObject({ unit: 'B-203' });
  });

  it('can be undone, which restores only the roles held at that time', async () => {
    const { run } = openPortal();
    const personId = walt.id;
    await run(admin, 'people.changeMembership', {
      ...{ personId, membershipId: walt.membershipId },
      to: { ...invitation, unit: 'C-304' },
    });
    // A moment later, as the removal of another request is.
    await run(admin, 'people.invite', {
      ...vendor,
      email: 'walt.simmons@cedarhollow.example',
      from: '2026-05-01',
    });
    await run(admin, 'people.remove', { personId });
    const restored = await run(admin, 'people.restore', { personId });
    expect(rolesOf(restored)).toContain('C-304');
    expect(rolesOf(restored)).not.toContain('vendor');
  });

  it('happens once when two administrators do it at the same time', async () => {
    let now = testNow;
    const { run } = openPortal({ now: () => now });
    const personId = walt.id;
    const first = await run(admin, 'people.remove', { personId });
    now = new Date(testNow.getTime() + 1000);
    expect(await run(admin, 'people.remove', { personId })).toEqual(first);
    expect(rolesOf(await run(admin, 'people.restore', { personId }), now)).toEqual(['B-203']);
  });

  it('is refused for the last administrator, until there is another', async () => {
    const { run } = openPortal();
    const personId = 'admin-1';
    await expect(run(admin, 'people.remove', { personId })).rejects.toMatchObject({
      code: 'last-admin',
    });
    await run(admin, 'people.invite', { ...invitation, role: 'admin' });
    expect((await run(admin, 'people.remove', { personId })).removedAt).toBe(nowIso);
  });

  it('prevents an invitation of a new person with the same email', async () => {
    const { run } = openPortal();
    await run(admin, 'people.remove', { personId: walt.id });
    const email = 'walt.simmons@cedarhollow.example';
    await expect(run(admin, 'people.invite', { ...invitation, email })).rejects.toMatchObject({
      params: { field: 'email', problem: 'person-removed' },
    });
  });
});

describe('changing an email', () => {
  it('takes effect immediately, and notifies the former address', async () => {
    const { run, jobs, read } = openPortal();
    const input = { personId: walt.id, email: 'Walt@example.org' };
    expect((await run(admin, 'people.changeEmail', input)).email).toBe('walt@example.org');
    expect((await read(({ residents }) => residents.get(walt.id)))?.email).toBe('walt@example.org');
    const formerEmail = 'walt.simmons@cedarhollow.example';
    await vi.waitFor(() =>
      expect(jobs).toEqual([{ type: 'email-changed-mail', uid: walt.id, formerEmail }]),
    );
  });

  it('is refused for an email that another person has', async () => {
    const { run } = openPortal();
    const input = { personId: walt.id, email: 'admin@cedarhollow.example' };
    await expect(run(admin, 'people.changeEmail', input)).rejects.toMatchObject({
      params: { field: 'email', problem: 'email-taken' },
    });
  });
});

describe('a file of people', () => {
  const csv = [
    'name,email,role,unit,company,services',
    'Nell Abara,nell@example.org,resident,A-101,,',
    'Nell Abara,nell@example.org,admin,,,',
    'Ori Lund,ori@example.org,vendor,,Lund Lamps,Lamps; Wiring',
    'Eve Doe,eve@example.org,resident,Z-9,,',
    'Walt Simmons,walt.simmons@cedarhollow.example,resident,B-203,,',
    'Walt Simmons,walt.simmons@cedarhollow.example,resident,C-304,,',
  ].join('\n');

  it('is shown before anything is imported, each refused line with its reason', async () => {
    const { run } = openPortal();
    const { accepted, refused, people } = await run(admin, 'people.importPreview', { csv });
    expect(accepted.items.map(({ line, person, outcome }) => [line, person, outcome])).toEqual([
      [2, 1, 'new'],
      [3, 1, 'new'],
      [4, 2, 'new'],
      [7, 3, 'changed'],
    ]);
    expect(people).toBe(3);
    expect(refused.items.map(({ line, column, problem }) => [line, column, problem])).toEqual([
      [5, 'unit', 'unit-unknown'],
      [6, 'email', 'member-already'],
    ]);
    expect((await run(admin, 'people.list', {})).total).toBe(158);
  });

  it('is imported without the lines that are left out', async () => {
    const { run } = openPortal();
    const leftOut = [3, 4];
    const result = await run(admin, 'people.import', { csv, leftOut });
    expect(result).toEqual({ imported: 2, refused: 2, people: 2 });
    const [nell] = (await run(admin, 'people.list', { search: 'nell' })).items;
    expect(nell && rolesOf(nell)).toEqual(['A-101']);
    expect((await run(admin, 'people.list', { search: 'ori@example' })).items).toEqual([]);
  });

  it('is imported once, however often the request is sent', async () => {
    const { run, jobs } = openPortal();
    const answer = { imported: 4, refused: 2, people: 3 };
    const request = { csv, requestId: 'import-1' };
    expect(await run(admin, 'people.import', request)).toEqual(answer);
    expect(await run(admin, 'people.import', request)).toEqual(answer);
    expect((await run(admin, 'people.list', {})).total).toBe(160);
    const [nell] = (await run(admin, 'people.list', { search: 'nell' })).items;
    expect(nell && rolesOf(nell).sort()).toEqual(['A-101', 'admin']);
    const [ori] = (await run(admin, 'people.list', { search: 'ori@example' })).items;
    expect(ori).toMatchObject({ company: 'Lund Lamps', services: ['Lamps', 'Wiring'] });
    const [known] = (await run(admin, 'people.list', { search: 'walt' })).items;
    expect(known && rolesOf(known).sort()).toEqual(['B-203', 'C-304']);
    expect(jobs).toEqual([]);
  });

  it('has nothing left to import the second time', async () => {
    const { run } = openPortal();
    await run(admin, 'people.import', { csv });
    expect(await run(admin, 'people.import', { csv })).toEqual({
      imported: 0,
      refused: 6,
      people: 0,
    });
  });
});
