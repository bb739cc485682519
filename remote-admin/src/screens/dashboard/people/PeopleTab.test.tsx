import type { Actor, AuditEntry, PersonEntry } from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { type Output, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { aWorkbook, textRows } from '@hoa/spreadsheets/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from '../DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([
    import('./PeopleTab.tsx'),
    import('./PersonDrawer.tsx'),
    import('./InviteDialog.tsx'),
    import('./ChangeMembershipDialog.tsx'),
    import('./ChangeEmailDialog.tsx'),
    import('./CorrectPersonDialog.tsx'),
    import('./EndDialog.tsx'),
    import('./SeatDialog.tsx'),
    import('./SendInvitationsDialog.tsx'),
    import('./PeopleImport.tsx'),
  ]),
);

const walt: PersonEntry = {
  id: 'walt',
  displayName: 'Walt Simmons',
  email: 'walt@example.org',
  phone: '(555) 014-3122',
  memberships: [
    {
      id: 'm1',
      uid: 'walt',
      role: 'resident',
      unit: 'B-203',
      tenure: 'owner',
      since: '2019-05-01T12:00:00.000Z',
      groups: [],
    },
  ],
};
const vern: PersonEntry = {
  id: 'vern',
  displayName: 'Vern Castillo',
  email: 'vern@example.org',
  memberships: [
    { id: 'm2', uid: 'vern', role: 'vendor', since: '2019-05-01T12:00:00.000Z', groups: [] },
  ],
  company: 'Castillo Plumbing',
  services: ['Drains'],
};

const entry: AuditEntry = {
  id: '1',
  at: '2026-03-10T15:00:00.000Z',
  by: { displayName: 'Ada Moss', role: 'admin' },
  operation: 'people.changeMembership',
  changes: [
    { field: 'memberships.unit', before: 'A-101', after: 'B-203' },
    { field: 'memberships.until', after: '2026-04-01T12:00:00.000Z' },
  ],
};

/** Renders the tab on people whom the commands change. */
function open(
  handlers: Handlers = {},
  { people = [walt, vern], at = '/admin?tab=people', actor = actors.admin as Actor } = {},
) {
  let all = people;
  const change = (id: string, changes: Partial<PersonEntry>) => {
    all = all.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return all.find((one) => one.id === id) ?? walt;
  };
  const gateway = fakeGateway({
    'people.list': ({ search = '', role, isRemoved = false, ...page }) => {
      const found = all.filter(
        ({ displayName, memberships, removedAt }) =>
          displayName.toLowerCase().includes(search.toLowerCase()) &&
          (removedAt !== undefined) === isRemoved &&
          (!role || memberships.some((one) => one.role === role)),
      );
      return { ...pageOf(found, page), all: all.length };
    },
    'imports.list': () => ({ items: [] }),
    'people.get': ({ personId }) => {
      const person = all.find(({ id }) => id === personId);
      if (!person) throw new PortalError('not-found');
      return person;
    },
    'people.invite': ({ displayName, email }) => ({ ...walt, id: 'new', displayName, email }),
    'people.changeMembership': ({ personId }) => change(personId, {}),
    'people.changeEmail': ({ personId, email }) => change(personId, { email }),
    'people.remove': ({ personId }) =>
      change(personId, { removedAt: '2026-03-10T15:00:00.000Z', memberships: [] }),
    'people.restore': ({ personId }) => change(personId, { removedAt: undefined }),
    'audit.list': ({ subject }) => pageOf(subject.kind === 'person' ? [entry] : [], {}),
    ...handlers,
  });
  return renderScreen(<DashboardScreen />, { gateway, actor, at });
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function openPerson(name: string, ...options: Parameters<typeof open>) {
  const opened = open(...options);
  await opened.user.click(await screen.findByRole('button', { name: `Open ${name}` }));
  const drawer = within(await screen.findByRole('dialog', { name }));
  return { ...opened, drawer };
}

describe('viewing the portal as a person', () => {
  const { id: uid, displayName } = walt;
  const viewed: Output<'people.viewAs'> = {
    id: walt.memberships[0]?.id ?? '',
    uid,
    displayName,
    hoaId: actors.admin.hoaId,
    role: 'resident',
    groups: [],
    impersonation: 'view',
  };

  it('shows an administrator the portal of the resident', async () => {
    const { user, gateway, drawer, store } = await openPerson('Walt Simmons', {
      'people.viewAs': () => viewed,
    });
    await user.click(drawer.getByRole('button', { name: 'View as Resident: Resident B-203' }));
    await expect.poll(() => store.getState().app.membershipId).toBe(viewed.id);
    expect(gateway.inputsOf('people.viewAs')).toMatchObject([{ membershipId: viewed.id }]);
    expect(store.getState().app).toMatchObject({ role: 'resident', user: { uid: walt.id } });
  });

  it('is not offered for vendors, nor to administrators with an office', async () => {
    const handlers: Handlers = { 'people.viewAs': () => viewed };
    const { drawer, unmount } = await openPerson('Vern Castillo', handlers);
    expect(drawer.queryByRole('button', { name: /^View as/ })).toBeNull();
    unmount();
    const actor: Actor = { ...actors.admin, permissions: ['people'] };
    const other = await openPerson('Walt Simmons', handlers, { actor });
    expect(await other.drawer.findByText('Resident')).toBeVisible();
    expect(other.drawer.queryByRole('button', { name: /^View as/ })).toBeNull();
  });
});

describe('the People tab', () => {
  it('follows Broadcast', async () => {
    open();
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names.slice(-4)).toEqual(['Broadcast', 'People', 'Homes', 'Settings']);
    expect(await row('Walt Simmons')).toBeVisible();
  });

  it('lists residents with units and vendors with company and services', async () => {
    open();
    expect(within(await row('Walt Simmons')).getByText('B-203')).toBeVisible();
    expect(within(await row('Vern Castillo')).getByText('Castillo Plumbing')).toBeVisible();
    expect(within(await row('Vern Castillo')).getByText('Drains')).toBeVisible();
  });

  it('searches and filters by role, the choice in the address', async () => {
    const { user, gateway, address } = open();
    const clear = () => screen.queryByRole('button', { name: 'Clear filters' });
    await row('Walt Simmons');
    expect(clear()).toBeNull();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Vendor');
    expect(await screen.findByText('1 of 2 people')).toBeVisible();
    expect(address()).toBe('/admin?tab=people&status=vendor');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'walt');
    expect(await screen.findByText('Nothing matches your filters')).toBeVisible();
    expect(gateway.inputsOf('people.list').at(-1)).toMatchObject({
      search: 'walt',
      role: 'vendor',
    });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await row('Walt Simmons')).toBeVisible();
    expect(clear()).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });

  it('offers Invite Person when the list is empty, and Try Again after a failure', async () => {
    const { user, gateway } = open({
      'people.list': () => {
        throw new PortalError('network');
      },
    });
    expect(await screen.findByText('Failed to load people')).toBeVisible();
    gateway.answer({ 'people.list': () => ({ items: [], total: 0, all: 0 }) });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nobody belongs to the association yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite Person' })).toBeVisible();
  });
});

it('shows in the list and on the person that a mail was returned', async () => {
  const bounced = { ...walt, bouncedAt: '2026-03-04T15:00:00.000Z' };
  const { drawer } = await openPerson('Walt Simmons', {}, { people: [bounced] });
  expect(await drawer.findByText('Mail returned on Mar 4, 2026')).toBeVisible();
  expect(within(await row('Walt Simmons')).getByText('Mail returned')).toBeInTheDocument();
});

describe('inviting everyone who never signed in', () => {
  it('shows their number before it sends', async () => {
    const { user, gateway } = open({
      'people.uninvited': () => ({ count: 2 }),
      'people.sendInvitations': () => ({ count: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send Invitations' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText(/^2 people have an email/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Send Invitations' }));
    expect(await screen.findByText('2 invitations sent!')).toBeVisible();
    expect(gateway.inputsOf('people.sendInvitations')).toEqual([{}]);
  });
});

describe('inviting', () => {
  async function invite(handlers: Handlers = {}) {
    const opened = open(handlers);
    await opened.user.click(await screen.findByRole('button', { name: 'Invite Person' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite Person' }));
    const { user } = opened;
    await user.type(form.getByRole('textbox', { name: 'Display name' }), 'Nell Abara');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'Nell@example.org');
    return { ...opened, form };
  }

  it('takes the percentage that an owner holds, and refuses another number beside it', async () => {
    const { user, gateway, form } = await invite();
    await user.type(form.getByRole('textbox', { name: 'Unit' }), 'B-203');
    const ownership = form.getByRole('textbox', { name: 'Ownership in %' });
    await user.type(ownership, '120');
    await user.click(form.getByRole('button', { name: 'Send Invitation' }));
    expect(ownership).toHaveAccessibleDescription(/from 0 to 100/);
    await user.clear(ownership);
    await user.type(ownership, '62,5');
    await user.click(form.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText(/Nell Abara/)).toBeVisible();
    expect(gateway.inputsOf('people.invite')).toMatchObject([{ ownership: 6250 }]);
  });

  it('asks for the unit of a resident and the company of a vendor', async () => {
    const { user, gateway, form } = await invite();
    const send = form.getByRole('button', { name: 'Send Invitation' });
    await user.click(send);
    expect(form.getByRole('textbox', { name: 'Unit' })).toHaveAccessibleDescription(
      /Unit is required/,
    );
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Vendor');
    await user.click(send);
    expect(form.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
      expect.stringContaining('Company is required'),
    );
    expect(form.getByRole('textbox', { name: 'Display name' })).toHaveValue('Nell Abara');
    await user.type(form.getByRole('textbox', { name: 'Company' }), 'Abara Roofs');
    await user.type(form.getByRole('textbox', { name: 'Services' }), 'Roofs, Gutters');
    await user.click(send);
    expect(await screen.findByText('Nell Abara is invited!')).toBeVisible();
    expect(gateway.inputsOf('people.invite')).toEqual([
      {
        displayName: 'Nell Abara',
        email: 'nell@example.org',
        phone: '',
        postalAddress: '',
        language: 'en',
        role: 'vendor',
        unit: '',
        tenure: 'owner',
        company: 'Abara Roofs',
        services: ['Roofs', 'Gutters'],
        sharesEmail: false,
        from: '',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows next to the field why the server refused, and keeps the typed text', async () => {
    const { user, form } = await invite({
      'people.invite': () => {
        throw new PortalError('invalid-input', { field: 'unit', problem: 'unit-unknown' });
      },
    });
    await user.type(form.getByRole('textbox', { name: 'Unit' }), 'Z-9');
    await user.click(form.getByRole('button', { name: 'Send Invitation' }));
    const unit = form.getByRole('textbox', { name: 'Unit' });
    await waitFor(() =>
      expect(unit).toHaveAccessibleDescription(/The association has no such unit/),
    );
    expect(unit).toHaveValue('Z-9');
  });

  it('keeps the typed text after any other failure', async () => {
    expectConsole(/Failed to invite/);
    const { user, form } = await invite({
      'people.invite': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.type(form.getByRole('textbox', { name: 'Unit' }), 'A-101');
    await user.click(form.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText(/^Failed to invite/)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Unit' })).toHaveValue('A-101');
  });
});

describe('a person', () => {
  it('is in the address, with contact, roles and history', async () => {
    const { drawer, address } = await openPerson('Walt Simmons');
    expect(address()).toBe('/admin?tab=people&person=walt');
    expect(drawer.getByText('walt@').parentElement).toHaveTextContent('walt@example.org');
    expect(drawer.getByText('from May 1, 2019')).toBeVisible();
    const history = within(await drawer.findByRole('region', { name: 'History' }));
    const [done] = await history.findAllByRole('listitem');
    expect(done).toHaveTextContent('Changed role or unit');
    expect(done).toHaveTextContent('Ada Moss (Admin)');
    expect(done).toHaveTextContent('Unit: A-101 → B-203');
    expect(done).toHaveTextContent('Until: Apr 1, 2026');
    const account = within(drawer.getByRole('region', { name: 'Account of B-203' }));
    expect(await account.findByText('Nothing was changed yet')).toBeVisible();
  });

  it('moves to another unit from a day on', async () => {
    const { user, gateway, drawer } = await openPerson('Walt Simmons');
    await user.click(drawer.getByRole('button', { name: 'Change: Resident B-203' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Role or Unit' }));
    const unit = form.getByRole('textbox', { name: 'Unit' });
    expect(unit).toHaveValue('B-203');
    await user.clear(unit);
    await user.type(unit, 'C-304');
    await user.type(form.getByLabelText('Holds from'), '2026-04-01');
    await user.click(form.getByRole('button', { name: 'Save Change' }));
    expect(await screen.findByText('Changed!')).toBeVisible();
    expect(gateway.inputsOf('people.changeMembership')).toMatchObject([
      {
        personId: 'walt',
        membershipId: 'm1',
        to: { role: 'resident', unit: 'C-304', tenure: 'owner', from: '2026-04-01' },
      },
    ]);
  });

  it('loses one of several roles once that is confirmed, and keeps the others', async () => {
    const since = '2025-01-01T07:00:00.000Z';
    const alsoAdmin = { id: 'm2', uid: 'walt', role: 'admin' as const, since, groups: [] };
    const both = { ...walt, memberships: [...walt.memberships, alsoAdmin] };
    const { user, gateway, drawer } = await openPerson('Walt Simmons', {
      'people.get': () => both,
      'people.endMembership': () => walt,
    });
    await user.click(await drawer.findByRole('button', { name: /^Remove ?: Admin$/ }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to remove this role?' }),
    );
    expect(question.getByText('Admin')).toBeVisible();
    await user.type(question.getByLabelText('Ends on'), '2026-04-01');
    gateway.answer({ 'people.get': () => walt });
    await user.click(question.getByRole('button', { name: 'Remove Role' }));
    expect(await screen.findByText('Role removed!')).toBeVisible();
    expect(gateway.inputsOf('people.endMembership')).toEqual([
      { personId: 'walt', membershipId: 'm2', on: '2026-04-01' },
    ]);
    await waitFor(() =>
      expect(drawer.queryByRole('button', { name: /^Remove ?: Admin$/ })).toBeNull(),
    );
  });

  it('moves out with their open tickets listed', async () => {
    const since = '2025-01-01T07:00:00.000Z';
    const alsoAdmin = { id: 'm2', uid: 'walt', role: 'admin' as const, since, groups: [] };
    const both = { ...walt, memberships: [...walt.memberships, alsoAdmin] };
    const ticket = aTicket({ id: 'TKT-1007', title: 'Gate keypad is dead' });
    const { user, gateway, drawer } = await openPerson('Walt Simmons', {
      'people.get': () => both,
      'tickets.list': () => ({ items: [ticket], total: 1 }),
    });
    await user.click(await drawer.findByRole('button', { name: /^Remove ?: Resident B-203$/ }));
    const tickets = within(await screen.findByRole('region', { name: '1 open ticket' }));
    expect(tickets.getByRole('link', { name: ticket.title })).toHaveAttribute(
      'href',
      '/tickets/TKT-1007',
    );
    expect(gateway.inputsOf('tickets.list')).toEqual([{ submittedBy: 'walt', isOpen: true }]);
  });

  it('gets a seat on the board, and retires from it', async () => {
    const seat = {
      id: 's1',
      uid: 'walt',
      group: 'board-members' as const,
      office: 'President',
      since: '2026-01-01T07:00:00.000Z',
    };
    const { user, gateway, drawer } = await openPerson('Walt Simmons', {
      'people.addSeat': () => ({ ...walt, seats: [seat] }),
      'people.endSeat': () => walt,
    });
    await user.click(drawer.getByRole('button', { name: 'Add Seat' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Seat' }));
    await user.click(form.getByRole('button', { name: 'Add Seat' }));
    expect(await form.findByText('Office is required')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Office' }), 'President');
    gateway.answer({ 'people.get': () => ({ ...walt, seats: [seat] }) });
    await user.click(form.getByRole('button', { name: 'Add Seat' }));
    expect(await screen.findByText('Seat added!')).toBeVisible();
    expect(gateway.inputsOf('people.addSeat')).toMatchObject([
      { personId: 'walt', seat: { group: 'board-members', office: 'President' } },
    ]);
    await user.click(await drawer.findByRole('button', { name: /^End Term/ }));
    const ending = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to end this term?' }),
    );
    await user.type(ending.getByLabelText('Ends on'), '2026-04-17');
    await user.click(ending.getByRole('button', { name: 'End Term' }));
    expect(await screen.findByText('Term ended!')).toBeVisible();
    expect(gateway.inputsOf('people.endSeat')).toEqual([
      { personId: 'walt', seatId: 's1', on: '2026-04-17' },
    ]);
  });

  it('has their details corrected', async () => {
    const { user, gateway, drawer } = await openPerson('Walt Simmons', {
      'people.correct': () => walt,
    });
    await user.click(drawer.getByRole('button', { name: 'Correct Details' }));
    const form = within(await screen.findByRole('dialog', { name: 'Correct Details' }));
    const name = form.getByRole('textbox', { name: 'Display name' });
    await user.clear(name);
    await user.click(form.getByRole('button', { name: 'Correct Details' }));
    expect(await form.findByText('Display name is required')).toBeVisible();
    await user.type(name, 'Walter Simmons');
    await user.type(form.getByRole('textbox', { name: 'Postal address' }), 'PO Box 88');
    await user.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'Español');
    await user.click(form.getByRole('button', { name: 'Correct Details' }));
    expect(await screen.findByText('Details corrected!')).toBeVisible();
    expect(gateway.inputsOf('people.correct')).toEqual([
      {
        personId: 'walt',
        displayName: 'Walter Simmons',
        phone: '(555) 014-3122',
        postalAddress: 'PO Box 88',
        language: 'es',
      },
    ]);
  });

  it('without email is shown as reached on paper, with their postal address', async () => {
    const onPaper = { ...walt, email: '', postalAddress: 'PO Box 88' };
    open({}, { people: [onPaper] });
    const cells = within(await row('Walt Simmons'));
    expect(cells.getByText('On paper')).toBeVisible();
    expect(cells.getByText('PO Box 88')).toBeVisible();
  });

  it('gets one more role', async () => {
    const { user, gateway, drawer } = await openPerson('Walt Simmons');
    await user.click(drawer.getByRole('button', { name: 'Add Role' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Role' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(form.getByRole('button', { name: 'Add Role' }));
    await waitFor(() =>
      expect(gateway.inputsOf('people.invite')).toMatchObject([
        { email: 'walt@example.org', role: 'admin' },
      ]),
    );
    expect(await screen.findByText('Walt Simmons has a new role!')).toBeVisible();
  });

  it('gets another email', async () => {
    const { user, gateway, drawer } = await openPerson('Walt Simmons');
    await user.click(drawer.getByRole('button', { name: 'Change Email' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Email' }));
    const send = form.getByRole('button', { name: 'Change Email' });
    await user.click(send);
    expect(form.getByRole('textbox', { name: 'New email' })).toHaveAccessibleDescription(
      'Email is required',
    );
    await user.type(form.getByRole('textbox', { name: 'New email' }), 'w@example.org');
    await user.click(send);
    expect(await screen.findByText('Email changed!')).toBeVisible();
    expect(gateway.inputsOf('people.changeEmail')).toEqual([
      { personId: 'walt', email: 'w@example.org' },
    ]);
  });

  it('is invited again, and the failure of a mail can be retried', async () => {
    expectConsole(/The portal is busy/);
    let fails = true;
    const { user, gateway, drawer } = await openPerson('Walt Simmons', {
      'people.sendInvitation': () => {
        if (fails) throw new PortalError('busy');
        return {};
      },
    });
    const again = drawer.getByRole('button', { name: 'Send Invitation Again' });
    await user.click(again);
    await expect.poll(() => gateway.inputsOf('people.sendInvitation')).toHaveLength(1);
    fails = false;
    await user.click(again);
    expect(await screen.findByText('Invitation sent again!')).toBeVisible();
    expect(gateway.inputsOf('people.sendInvitation').at(-1)).toEqual({ personId: 'walt' });
  });

  it('is removed once that is confirmed, and restored', async () => {
    const { user, gateway, drawer } = await openPerson('Walt Simmons');
    await user.click(drawer.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(gateway.inputsOf('people.remove')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed!')).toBeVisible();
    await user.click(await drawer.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Restored!')).toBeVisible();
    expect(gateway.inputsOf('people.restore')).toEqual([{ personId: 'walt' }]);
  });

  it('has no Change button for a role that has just ended', async () => {
    const { drawer } = await openPerson('Walt Simmons', {
      'people.get': () => ({
        ...walt,
        memberships: walt.memberships.map((one) => ({ ...one, until: new Date().toISOString() })),
      }),
    });
    await drawer.findByText(/ to /);
    expect(drawer.queryByRole('button', { name: /^Change ?:/ })).toBeNull();
  });

  it('cannot be removed as the last administrator', async () => {
    expectConsole(/An association needs an administrator/);
    const { user, drawer } = await openPerson('Walt Simmons', {
      'people.remove': () => {
        throw new PortalError('last-admin');
      },
    });
    await user.click(drawer.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^An association needs an administrator/)).toBeVisible();
  });

  it('with an unknown id is not found', async () => {
    open({}, { at: '/admin?tab=people&person=nobody' });
    expect(await screen.findByRole('dialog', { name: 'Person not found' })).toBeVisible();
  });
});

describe('importing a file', () => {
  const accepted = {
    line: 2,
    displayName: 'Nell Abara',
    email: 'nell@example.org',
    phone: '',
    postalAddress: '',
    role: 'resident',
    unit: 'A-101',
    tenure: 'owner',
    company: '',
    services: [],
    insuredUntil: '',
    groups: [],
    from: '',
  } as const;
  const refused = { line: 3, column: 'unit', problem: 'unit-unknown', value: 'Z-9' };
  const csv = 'name,email,role,unit\nNell Abara,nell@example.org,resident,A-101\n';

  async function choose(handlers: Handlers = {}, content: string | Uint8Array<ArrayBuffer> = csv) {
    const opened = open({
      'people.importPreview': () => ({
        accepted: {
          items: [{ ...accepted, services: [], groups: [], outcome: 'new', person: 1 }],
          total: 1,
        },
        refused: { items: [refused], total: 1 },
        people: 1,
      }),
      'people.import': () => ({ imported: 1, refused: 1, people: 1 }),
      ...handlers,
    });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Import People' }));
    const file = new File([content], 'people.csv', { type: 'text/csv' });
    await user.upload(drawer.getByLabelText('CSV or Excel file'), file);
    return { ...opened, drawer };
  }

  it('lists the people to import and the refused lines, and imports after confirmation', async () => {
    const { user, gateway, drawer } = await choose();
    const problems = within(await drawer.findByRole('table', { name: 'Problem' }));
    expect(
      problems.getByRole('row', { name: /The association has no such unit 3 unit Z-9/ }),
    ).toBeVisible();
    const people = within(drawer.getByRole('table', { name: '1 person will be imported' }));
    expect(people.getByRole('row', { name: /Nell Abara/ })).toHaveTextContent(
      'Resident · A-101New',
    );
    expect(gateway.inputsOf('people.import')).toEqual([]);
    await user.click(drawer.getByRole('button', { name: 'Import 1 person' }));
    expect(await screen.findByText('1 person imported!')).toBeVisible();
    expect(gateway.inputsOf('people.import')).toEqual([{ csv, columns: [], leftOut: [] }]);
  });

  it('leaves out the lines that are not chosen', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      ...accepted,
      ...{ line: index + 2, displayName: `Person ${index + 1}`, services: [], groups: [] },
      ...{ outcome: 'new' as const, person: index + 1 },
    }));
    const { user, gateway, drawer } = await choose({
      'people.importPreview': () => ({
        accepted: { items: lines, total: lines.length },
        refused: { items: [], total: 0 },
      }),
    });
    await user.click(await drawer.findByRole('checkbox', { name: 'Line 2' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Line 3' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Line 3' }));
    for (const _ of ['second page', 'third page']) {
      await user.click(drawer.getByRole('button', { name: 'Next' }));
    }
    await user.click(drawer.getByRole('checkbox', { name: 'Line 121' }));
    expect(drawer.getByText('118 people will be imported')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Import 118 people' }));
    expect(gateway.inputsOf('people.import')).toEqual([{ csv, columns: [], leftOut: [2, 121] }]);
  });

  it('reads a column as the field that is chosen, also in the next file', async () => {
    const found = [
      { name: 'Person', field: '', sample: 'Nell Abara' },
      { name: 'email', field: 'email', sample: 'nell@example.org' },
    ];
    const handlers: Handlers = {
      'people.importPreview': ({ columns }) => ({
        accepted: { items: [], total: 0 },
        refused: { items: [], total: 0 },
        columns: {
          fields: ['name', 'email'],
          found: found.map((each) => ({
            ...each,
            ...columns?.find((one) => one.name === each.name),
          })),
        },
      }),
    };
    const { user, gateway, drawer } = await choose(handlers);
    const person = await drawer.findByRole('combobox', { name: 'Person' });
    expect(person).toHaveDisplayValue('Not imported');
    expect(person).toHaveAccessibleDescription('For example Nell Abara');
    await user.selectOptions(person, 'Name');
    await waitFor(() => expect(person).toHaveDisplayValue('Name'));
    await user.click(drawer.getByRole('button', { name: 'Choose another file' }));
    const next = new File([csv], 'next.csv', { type: 'text/csv' });
    await user.upload(drawer.getByLabelText('CSV or Excel file'), next);
    expect(await drawer.findByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Name');
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    gateway.answer({
      'imports.list': () => ({ items: [], columns: [{ name: 'Person', field: 'name' }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const reopened = within(await screen.findByRole('dialog', { name: 'Import People' }));
    await user.upload(reopened.getByLabelText('CSV or Excel file'), next);
    expect(await reopened.findByText('Nothing can be imported')).toBeVisible();
    const columns = [{ name: 'Person', field: 'name' }];
    expect(gateway.inputsOf('people.importPreview').map((input) => input.columns)).toEqual([
      [],
      columns,
    ]);
  });

  it('offers no import when no line is chosen', async () => {
    const { user, drawer } = await choose();
    await user.click(await drawer.findByRole('checkbox', { name: 'Line 2' }));
    expect(drawer.getByText('Nothing can be imported')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Import/ })).toBeNull();
    await user.click(drawer.getByRole('checkbox', { name: 'Line 2' }));
    expect(drawer.getByRole('button', { name: 'Import 1 person' })).toBeVisible();
  });

  it('counts a person with several lines once', async () => {
    const lines = [accepted, { ...accepted, line: 3, unit: 'A-102' }];
    const { user, drawer } = await choose({
      'people.importPreview': () => ({
        accepted: {
          items: lines.map((line) => ({ ...line, services: [], groups: [], person: 1 })),
          total: lines.length,
        },
        refused: { items: [], total: 0 },
        people: 1,
      }),
      'people.import': () => ({ imported: 2, refused: 0, people: 1 }),
    });
    const name = '1 person will be imported, from 2 lines';
    const people = within(await drawer.findByRole('table', { name }));
    expect(people.getAllByRole('row', { name: /Nell Abara/ })).toHaveLength(2);
    await user.click(drawer.getByRole('button', { name: 'Import 1 person' }));
    expect(await screen.findByText('1 person imported!')).toBeVisible();
  });

  it('counts lines when an older server does not return the number of people', async () => {
    const { user, drawer } = await choose({
      'people.importPreview': () => ({
        accepted: {
          items: [2, 3, 4].map((line) => ({ ...accepted, line, services: [], groups: [] })),
          total: 3,
        },
        refused: { items: [], total: 0 },
      }),
      'people.import': () => ({ imported: 3, refused: 0 }),
    });
    expect(await drawer.findByText('3 people will be imported')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Import 3 people' }));
    expect(await screen.findByText('3 people imported!')).toBeVisible();
  });

  it('offers no import when every line is refused, and accepts another file', async () => {
    const { user, drawer } = await choose({
      'people.importPreview': () => ({
        accepted: { items: [], total: 0 },
        refused: { items: [refused], total: 1 },
        people: 0,
      }),
    });
    expect(await drawer.findByText('Nothing can be imported')).toBeVisible();
    expect(drawer.queryByRole('button', { name: /^Import/ })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Choose another file' }));
    expect(drawer.getByLabelText('CSV or Excel file')).toBeVisible();
  });

  it('reads the first sheet of an Excel workbook, or the chosen one', async () => {
    const line = 'Nell Abara,nell@example.org,resident,A-101'.split(',');
    const header = ['name', 'email', 'role', 'unit'];
    const sheets = { Cover: '', Notes: textRows([['notes']]), People: textRows([header, line]) };
    const { user, gateway, drawer } = await choose({}, aWorkbook({ sheets }));
    await user.click(await drawer.findByRole('checkbox', { name: 'Line 2' }));
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Sheet' }), 'People');
    await user.click(await drawer.findByRole('button', { name: 'Import 1 person' }));
    const previews = gateway.inputsOf('people.importPreview').map((input) => input.csv);
    expect(previews.slice(0, 2)).toEqual(['notes', csv.trimEnd()]);
    expect(gateway.inputsOf('people.import')).toEqual([
      { csv: csv.trimEnd(), columns: [], leftOut: [] },
    ]);
  });

  it('gives people the seats of a file, and keeps the file when its kind is chosen', async () => {
    const seats = 'name,office\nNell Abara,President\nOri Lund,Secretary\n';
    const seat = {
      line: 2,
      displayName: 'Nell Abara',
      email: '',
      group: 'board-members',
      office: 'President',
      from: '2026-01-01',
      until: '2027-12-31',
      outcome: 'new',
    } as const;
    const known = { ...seat, displayName: 'Ori Lund', outcome: 'unchanged' } as const;
    const { user, gateway, drawer } = await choose(
      {
        'seats.importPreview': () => ({
          accepted: { items: [seat, known], total: 2 },
          refused: { items: [], total: 0 },
          columns: { fields: [], found: [] },
        }),
        'seats.import': () => ({ imported: 1, refused: 0 }),
      },
      seats,
    );
    await user.click(await drawer.findByRole('radio', { name: 'Board and committees' }));
    const table = within(await drawer.findByRole('table', { name: '1 seat will be added' }));
    expect(table.getByRole('row', { name: /Nell Abara/ })).toHaveTextContent(
      'President · Board MembersJan 1, 2026 to Dec 31, 2027New',
    );
    expect(table.getByRole('row', { name: /Ori Lund/ })).toHaveTextContent('Unchanged');
    await user.click(drawer.getByRole('button', { name: 'Import 1 seat' }));
    expect(await screen.findByText('1 seat imported!')).toBeVisible();
    expect(gateway.inputsOf('seats.import')).toEqual([{ csv: seats, columns: [], leftOut: [] }]);
  });

  it.each([
    ['is too large', 'x'.repeat(500_001), 'The file is too large: at most 500 kB of text'],
    [
      'is an old workbook',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      'This is an old Excel file (.xls): save it as .xlsx or CSV',
    ],
    ['is damaged', 'PK\u0003\u0004', /^This file is damaged, or is no Excel file/],
  ])('refuses a file that %s, and accepts another one', async (_, content, problem) => {
    const { user, gateway, drawer } = await choose({}, content);
    const field = drawer.getByLabelText('CSV or Excel file');
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    expect(gateway.inputsOf('people.importPreview')).toEqual([]);
    await user.upload(field, new File([csv], 'people.csv', { type: 'text/csv' }));
    expect(await drawer.findByText('1 person will be imported')).toBeVisible();
  });
});

describe('an administrator with an office', () => {
  const ada: PersonEntry = {
    id: 'ada',
    displayName: 'Ada Moss',
    email: 'ada@example.org',
    memberships: [
      {
        id: 'm3',
        uid: 'ada',
        role: 'admin',
        office: 'treasurer',
        since: '2019-05-01T12:00:00.000Z',
        groups: [],
      },
    ],
  };
  const peopleManager: Actor = { ...actors.admin, permissions: ['people'] };

  it('is shown with the office, which one with all permissions changes', async () => {
    const { user, gateway } = open({}, { people: [ada] });
    expect(await row('Ada Moss')).toHaveTextContent('Treasurer');
    await user.click(screen.getByRole('button', { name: 'Open Ada Moss' }));
    await user.click(await screen.findByRole('button', { name: 'Change: Admin Treasurer' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Role or Unit' }));
    const office = form.getByRole('combobox', { name: 'Permissions' });
    expect(office).toHaveDisplayValue('Treasurer');
    await user.selectOptions(office, 'Editor');
    await user.click(form.getByRole('button', { name: 'Save Change' }));
    await expect
      .poll(() => gateway.inputsOf('people.changeMembership')[0]?.to)
      .toMatchObject({ role: 'admin', office: 'editor' });
  });

  it('is invited with all permissions unless an office is chosen', async () => {
    const { user, gateway } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite Person' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite Person' }));
    await user.type(form.getByRole('textbox', { name: 'Display name' }), 'Nell');
    await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Admin');
    expect(form.getByRole('combobox', { name: 'Permissions' })).toHaveDisplayValue(
      'All (administrator)',
    );
    await user.click(form.getByRole('button', { name: 'Send Invitation' }));
    await expect.poll(() => gateway.inputsOf('people.invite')).toHaveLength(1);
    expect(gateway.inputsOf('people.invite')[0]).not.toHaveProperty('office', expect.anything());
  });

  it('cannot be changed, removed or made by one without all permissions', async () => {
    const { user } = open({}, { people: [ada, walt], actor: peopleManager });
    await user.click(await screen.findByRole('button', { name: 'Open Ada Moss' }));
    expect(await screen.findByRole('button', { name: 'Correct Details' })).toBeVisible();
    for (const name of ['Change: Admin Treasurer', 'Change Email', 'Remove']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await user.click(screen.getByRole('button', { name: 'Add Role' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Role' }));
    const role = form.getByRole('combobox', { name: 'Role' });
    expect(within(role).queryByRole('option', { name: 'Admin' })).not.toBeInTheDocument();
  });
});
