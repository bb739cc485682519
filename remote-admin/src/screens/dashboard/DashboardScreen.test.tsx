import type { Actor, Permission } from '@hoa/domain';
import type { Operation } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { DashboardScreen } from './DashboardScreen.tsx';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([
    import('./overview/OverviewTab.tsx'),
    import('./overview/charts/Charts.tsx'),
    import('./overview/lists/ResidentList.tsx'),
    import('./overview/lists/DuesList.tsx'),
    import('./news/NewsForm.tsx'),
    import('./forums/TopicForm.tsx'),
    import('../../work-item/WorkItemDialog.tsx'),
  ]),
);

const figures = {
  residents: 156,
  openTickets: 23,
  activeNews: 8,
  securityAlerts: 4,
  vendors: 4,
  activeWorkOrders: 8,
  pendingInvoices: 3,
  completedThisMonth: 15,
};

const waiting = {
  total: 8,
  safetyTickets: 1,
  newTickets: 5,
  ticketsInReview: 0,
  overdueWorkOrders: 2,
  submittedInvoices: 1,
};

const overviewAnswers: Handlers = {
  'admin.overview': () => figures,
  'admin.waiting': () => waiting,
  'admin.ticketTrends': () => ({
    months: [
      { month: '2026-01-01', opened: 4, closed: 2, responseTimeHours: 2.5 },
      { month: '2026-02-01', opened: 3, closed: 6, responseTimeHours: null },
    ],
    openByAge: [
      { upToDays: 7, count: 9 },
      { upToDays: 30, count: 10 },
      { upToDays: 90, count: 3 },
      { upToDays: null, count: 1 },
    ],
  }),
  'admin.finances': () => ({
    spending: [
      { vendorUid: 'vendor-1', displayName: 'Castillo Plumbing', paid: 87_500 },
      { vendorUid: 'vendor-2', displayName: 'Brightline Electric', paid: 22_800 },
    ],
    dues: { households: 3, outstanding: 60_000, overdueHouseholds: 1, overdue: 30_000 },
  }),
};

const open = (
  at = '/admin',
  handlers: Handlers = {},
  unsupported: readonly Operation[] = [],
  actor: Actor = actors.admin,
) =>
  renderScreen(<DashboardScreen />, {
    gateway: fakeGateway(
      {
        ...overviewAnswers,
        'association.steps': () => ({
          settings: true,
          dues: true,
          homes: true,
          people: true,
          news: true,
          event: true,
          documents: true,
        }),
        'news.list': () => ({ items: [], total: 0, all: 0 }),
        'topics.list': () => ({ items: [], total: 0, all: 0 }),
        'vendors.list': () => ({ items: [], total: 0 }),
        'broadcasts.draft.get': () => null,
        'broadcasts.list': () => ({ items: [], total: 0 }),
        'broadcasts.recipientCount': () => ({ count: 156 }),
        ...handlers,
      },
      { unsupported },
    ),
    actor,
    at,
  });

describe('the Admin Dashboard', () => {
  it('begins with the Overview among its five tabs [2.14.2]', async () => {
    const lacking = ['inbox.list', 'events.managed', 'people.list', 'homes.list'] as const;
    open('/admin', {}, [...lacking, 'association.settings']);
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'News Manager',
      'Forums Manager',
      'Vendor Management',
      'Broadcast',
    ]);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('156')).toBeVisible();
  });

  it('shows a new association its first steps, with links to those that are not done', async () => {
    const all = {
      settings: true,
      dues: false,
      homes: true,
      people: false,
      news: false,
      event: false,
      documents: false,
    };
    open('/admin', { 'association.steps': () => all });
    const steps = within(await screen.findByRole('region', { name: 'First Steps' }));
    expect(steps.getByText('2 of 7 done')).toBeVisible();
    expect(steps.getByRole('link', { name: /^Import the people/ })).toHaveAttribute(
      'href',
      '/admin?tab=people',
    );
    expect(steps.queryByRole('link', { name: /homes/ })).not.toBeInTheDocument();
    expect(steps.getAllByRole('link')).toHaveLength(5);
  });

  it('shows no first steps once all are done', async () => {
    const done = {
      settings: true,
      dues: true,
      homes: true,
      people: true,
      news: true,
      event: true,
      documents: true,
    };
    const { gateway } = open('/admin', { 'association.steps': () => done });
    await expect.poll(() => gateway.inputsOf('association.steps')).toHaveLength(1);
    expect(await screen.findByText('156')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'First Steps' })).not.toBeInTheDocument();
  });

  it.each([
    ['Residents', '156'],
    ['Open Tickets', '23'],
    ['Active News', '8'],
    ['Security Alerts', '4'],
    ['Vendors', '4'],
    ['Active Work Orders', '8'],
    ['Pending Invoices', '3'],
    ['Completed This Month', '15'],
  ])('counts %s as %s [2.14.3 2.14.6]', async (label, value) => {
    open();
    const figure = await screen.findByRole('group', { name: label });
    expect(await within(figure).findByText(value)).toBeVisible();
  });

  it.each([
    ['Residents', '/admin?show=residents'],
    ['Open Tickets', '/tickets?status=open'],
    ['Active News', '/admin?tab=news&status=published'],
    ['Security Alerts', '/admin?tab=news&status=published&category=emergency'],
    ['Vendors', '/admin?tab=vendors'],
    ['Active Work Orders', '/admin?tab=vendors&list=orders&status=active'],
    ['Pending Invoices', '/admin?tab=vendors&list=invoices&status=pending'],
    ['Completed This Month', '/admin?tab=vendors&list=orders&status=completed-this-month'],
  ])('leads from %s to the list of it', async (label, at) => {
    open();
    const figure = await screen.findByRole('group', { name: label });
    expect(within(figure).getByRole('link', { name: label })).toHaveAttribute('href', at);
  });

  it('shows how many of the pending invoices are submitted and approved', async () => {
    open();
    const figure = await screen.findByRole('group', { name: 'Pending Invoices' });
    expect(await within(figure).findByText('1 submitted, 2 approved')).toBeVisible();
  });

  it('begins with open safety tickets and the counts of items that wait for the board', async () => {
    open();
    const section = screen.getByRole('region', { name: 'Waiting for the board' });
    const links = await within(section).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1open safety ticket, in any status', '/tickets?status=open&priority=safety'],
      ['2overdue work orders', '/admin?tab=vendors&list=orders&status=overdue'],
      ['5new tickets to look at', '/tickets?status=new'],
      ['1invoice submitted', '/admin?tab=vendors&list=invoices&status=submitted'],
    ]);
    expect(within(section).getByText('8')).toBeVisible();
    const rows = within(section).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([2, 5, 1]);
  });

  it('shows that nothing is waiting', async () => {
    const nothing = {
      total: 0,
      safetyTickets: 0,
      newTickets: 0,
      ticketsInReview: 0,
      overdueWorkOrders: 0,
      submittedInvoices: 0,
    };
    open('/admin', { 'admin.waiting': () => nothing });
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });

  it('charts tickets, response time, spending and dues, each leading to its list', async () => {
    open();
    const chart = async (name: string) => screen.findByRole('region', { name });
    const tickets = within(await chart('Tickets opened and closed'));
    const rows = (await tickets.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows).toEqual(['MonthOpenedClosed', 'Jan42', 'Feb36']);
    const ages = within(await chart('Age of open tickets')).getAllByRole('listitem');
    expect(ages.map(({ textContent }) => textContent)).toEqual([
      'Up to 7 days 9',
      '8 to 30 days 10',
      '31 to 90 days 3',
      'Over 90 days 1',
    ]);
    const response = within(await chart('Response time')).getByRole('table');
    expect(response).toHaveTextContent('Jan2.5 hFeb–');
    const spending = await chart('Spending by vendor');
    await within(spending).findByText('$1,103.00');
    expect(within(spending).getByRole('link', { name: 'Brightline Electric' })).toHaveAttribute(
      'href',
      '/admin?tab=vendors&list=invoices&status=paid&vendor=vendor-2',
    );
    const dues = await chart('Dues outstanding');
    expect(dues).toHaveTextContent('1 household overdue $300.00');
    expect(dues).toHaveTextContent('2 households not yet due $300.00');
  });

  it('opens the list of residents and of those who owe dues', async () => {
    const { user, gateway, address } = open('/admin?show=residents', {
      'residents.list': () => ({
        items: [
          {
            id: 'r1',
            uid: 'r1',
            displayName: 'Walt Simmons',
            email: 'walt@example.org',
            unit: 'B-203',
            building: 'B',
            phone: '(555) 0100',
            groups: [],
          },
        ],
        total: 1,
      }),
      'accounts.outstanding': () => ({
        items: [{ unit: 'C-504', balance: 30_000, dueDate: '2020-01-01' }],
        total: 1,
      }),
    });
    const list = await screen.findByRole('dialog', { name: 'Residents' });
    expect(await within(list).findByRole('rowheader', { name: 'Walt Simmons' })).toBeVisible();
    expect(within(list).getByText('1 resident')).toBeVisible();
    await user.type(within(list).getByRole('searchbox'), 'walt');
    await expect
      .poll(() => gateway.inputsOf('residents.list').at(-1))
      .toEqual({ search: 'walt', limit: 25 });
    await user.click(within(list).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/admin');
    await user.click(await screen.findByRole('link', { name: 'Dues outstanding' }));
    const dues = await screen.findByRole('dialog', { name: 'Dues outstanding' });
    expect(await within(dues).findByRole('row', { name: /C-504/ })).toHaveTextContent(
      'C-504$300.00Jan 1, 2020Overdue',
    );
    expect(within(dues).getByText('$600.00 from 3 homes, $300.00 overdue')).toBeVisible();
  });

  it('distinguishes an association without residents from a search without matches', async () => {
    const { user } = open('/admin?show=residents', {
      'residents.list': () => ({ items: [], total: 0 }),
    });
    const list = within(await screen.findByRole('dialog', { name: 'Residents' }));
    expect(await list.findByText('No residents yet')).toBeVisible();
    expect(list.queryByRole('table')).toBeNull();
    await user.type(list.getByRole('searchbox'), 'walt');
    expect(await list.findByText('No resident matches')).toBeVisible();
  });

  it('shows the system status [2.14.5]', async () => {
    open();
    expect(await screen.findByText('All systems operational')).toBeVisible();
    expect(screen.getByText('Responding')).toBeVisible();
  });

  it('keeps the chosen tab in the address and drops the filters of the previous one', async () => {
    const { user, address } = open('/admin?tab=news&q=gate&status=draft');
    await user.click(screen.getByRole('tab', { name: 'Forums Manager' }));
    expect(address()).toBe('/admin?tab=forums');
    expect(await screen.findByText('No forum topics available yet')).toBeVisible();
  });

  it.each([
    ['Create News', '/admin?tab=news&item=new', 'Create News Item'],
    ['Create Topic', '/admin?tab=forums&item=new', 'Create Topic'],
  ])('opens by %s the dialog of that name [2.14.4]', async (action, at, dialog) => {
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: action }));
    expect(address()).toBe(at);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it('opens the work item form from Create Work Item', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create Work Item' }));
    expect(await screen.findByRole('dialog', { name: 'Create Work Item' })).toBeVisible();
  });

  it('offers to try again when the figures could not be read', async () => {
    const { user, gateway } = renderScreen(<DashboardScreen />, {
      gateway: fakeGateway({
        ...overviewAnswers,
        'admin.overview': () => {
          throw new Error('down');
        },
      }),
      actor: actors.admin,
    });
    expect(await screen.findByText('Failed to load overview')).toBeVisible();
    expect(screen.getByText('Not responding')).toBeVisible();
    gateway.answer({ 'admin.overview': () => figures });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('156')).toBeVisible();
  });
});

describe('the dashboard of an administrator with an office', () => {
  const holding = (...permissions: readonly Permission[]): Actor => ({
    ...actors.admin,
    permissions,
  });
  const openAs = (permissions: readonly Permission[], at = '/admin') =>
    open(at, {}, [], holding(...permissions));
  const names = (role: string) => screen.queryAllByRole(role).map((one) => one.textContent);

  it.each([
    [
      ['news'],
      ['Overview', 'News Manager', 'Events Manager'],
      ['Active News', 'Security Alerts'],
      [],
    ],
    [
      ['money'],
      ['Overview', 'Vendor Management'],
      ['Vendors', 'Pending Invoices'],
      ['Spending by vendor', 'Dues outstanding'],
    ],
    [
      ['tickets', 'vendors'],
      ['Overview', 'Vendor Management'],
      ['Open Tickets', 'Vendors', 'Active Work Orders', 'Pending Invoices', 'Completed This Month'],
      ['Tickets opened and closed', 'Age of open tickets', 'Response time'],
    ],
    [['people'], ['Overview', 'People', 'Homes'], ['Residents'], []],
    [['association'], ['Overview', 'Settings'], [], []],
  ] as const)(
    'with %j shows the tabs, figures and charts that they may read',
    async (held, tabs, figures, charts) => {
      openAs(held);
      expect(names('tab')).toEqual(tabs);
      for (const figure of figures)
        expect(await screen.findByRole('group', { name: figure })).toBeVisible();
      expect(screen.queryAllByRole('group').filter((one) => one.querySelector('a'))).toHaveLength(
        figures.length,
      );
      for (const chart of charts)
        expect(await screen.findByRole('region', { name: chart })).toBeVisible();
      const others = ['Tickets opened and closed', 'Spending by vendor'].filter(
        (name) => !charts.some((chart) => chart === name),
      );
      expect(await screen.findByText('All systems operational')).toBeVisible();
      for (const name of others)
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    },
  );

  it.each([
    ['news', ['Create News']],
    ['money', ['Review Invoices']],
    ['broadcasts', ['Send Broadcast']],
  ] as const)('offers with %s only its quick actions', async (permission, actions) => {
    openAs([permission]);
    const card = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual(actions);
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reads nothing that its permissions do not include', async () => {
    const { gateway } = openAs(['news']);
    expect(await screen.findByText('All systems operational')).toBeVisible();
    for (const name of [
      'admin.waiting',
      'admin.ticketTrends',
      'admin.finances',
      'association.steps',
    ] as const) {
      expect(gateway.inputsOf(name)).toEqual([]);
    }
  });

  it.each(['forums', 'vendors', 'broadcast', 'people', 'homes', 'settings'])(
    'refuses the address of the tab %s, and leads back',
    async (tab) => {
      const { user, address } = openAs(['news'], `/admin?tab=${tab}`);
      expect(screen.getByText('Your role does not include this')).toBeVisible();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Admin Dashboard' }));
      expect(address()).toBe('/admin');
    },
  );

  it('shows invoices without work orders to who may not read tickets', async () => {
    openAs(['money'], '/admin?tab=vendors');
    expect(await screen.findByRole('heading', { name: 'Invoices' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Work Item' })).not.toBeInTheDocument();
  });
});
