import type {
  Account,
  Actor,
  Announcement,
  CommunityEvent,
  MessageThread,
  Role,
} from '@hoa/domain';
import { aTicket } from '@hoa/domain/testing';
import { PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from './HomeScreen.tsx';

const hour = 3_600_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

const thread = (n: number, unreadCount = 0): MessageThread => ({
  id: `thread-${n}`,
  subject: `Subject ${n}`,
  type: 'direct',
  priority: 'normal',
  participants: [{ uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' }],
  lastActivity: from(-n * 2 * hour),
  lastMessage: `Last words ${n}`,
  unreadCount,
  attachments: [],
});

const unread = (direct: number) => ({
  unread: direct,
  unreadByType: { direct, payments: 0, broadcast: 0 },
});

const announcement = (title: string, change: Partial<Announcement> = {}): Announcement => ({
  id: title,
  title,
  content: `About ${title}`,
  category: 'general',
  priority: 'normal',
  pinned: false,
  urgent: false,
  author: 'Hank Morrow',
  date: '2026-11-17',
  attachments: [],
  ...change,
});

const event = (title: string, ms: number): CommunityEvent => ({
  id: title,
  title,
  description: '',
  date: from(ms),
  location: 'Heron Pond',
  organizer: 'The board',
  type: 'social',
  rsvpRequired: false,
});

const account: Account = {
  unit: 'A-101',
  status: 'past_due',
  balance: 15_000,
  dueDate: '2026-12-03',
  lastPayment: { amount: 12_345, date: '2026-10-22' },
};

function open(
  handlers: Handlers = {},
  actor: Actor = actors.resident,
  { signInAs = (_role: Role) => {}, isLive = false } = {},
) {
  const gateway = fakeGateway({
    'threads.list': (input) => ({
      ...pageOf([thread(1, 2), thread(2), thread(3, 1), thread(4)], input),
      ...unread(3),
    }),
    'account.get': () => account,
    'announcements.list': (input) =>
      pageOf([announcement('Water off', { urgent: true }), announcement('Garden hours')], input),
    'events.list': ({ when = 'upcoming', ...page }) =>
      pageOf(
        when === 'past' ? [event('Past', -hour)] : [event('Yoga', hour), event('Fair', 48 * hour)],
        page,
      ),
    ...handlers,
  });
  return renderScreen(<HomeScreen />, { gateway, actor, isLive, portal: { signInAs } });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const refuse = () => {
  throw new PortalError('network');
};

describe('the home of a resident', () => {
  it('shows the latest conversations as links, with unread counts [2.6.1]', async () => {
    open();
    expect(await part('Inbox').findByText('3 unread')).toBeVisible();
    const links = part('Inbox').getAllByRole('link', { name: /Subject/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/messages/thread-1',
      '/messages/thread-2',
      '/messages/thread-3',
    ]);
    expect(links[0]).toHaveTextContent('Last words 1');
  });

  it('shows the balance, its due date and a link to pay [2.6.2]', async () => {
    open();
    expect(await part('Account Balance').findByText('$150.00')).toBeVisible();
    expect(part('Account Balance').getByText('Past due')).toBeVisible();
    expect(part('Account Balance').getByText('Due Thursday, December 3, 2026')).toBeVisible();
    expect(
      part('Account Balance').getByText('Last payment $123.45 + fee on Oct 22, 2026'),
    ).toBeVisible();
    expect(part('Account Balance').getByRole('link', { name: 'Make a payment' })).toHaveAttribute(
      'href',
      '/payments',
    );
  });

  it('shows the first pinned or urgent announcement and the next event [2.6.3]', async () => {
    open({
      'announcements.list': (input) =>
        pageOf([announcement('Pool hours', { pinned: true }), announcement('Garden hours')], input),
    });
    const news = part('Community News');
    expect(await news.findByRole('article', { name: 'Pool hours' })).toBeVisible();
    expect(news.getByText('Pinned')).toBeVisible();
    expect(news.getByRole('link', { name: /Yoga/ })).toBeVisible();
    expect(news.queryByText('Garden hours')).toBeNull();
  });

  it('shows an urgent announcement once', async () => {
    open();
    expect(
      await part('Community News').findByRole('article', { name: 'Garden hours' }),
    ).toBeVisible();
    expect(screen.getByText('Water off')).toBeVisible();
  });

  it('hides announcements for a different audience', async () => {
    const audience = { type: 'building', value: 'B' } as const;
    open({
      'announcements.list': (input) =>
        pageOf(
          [announcement('Water off', { urgent: true, audience }), announcement('Garden hours')],
          input,
        ),
    });
    expect(await screen.findByRole('article', { name: 'Garden hours' })).toBeVisible();
    expect(screen.getByText('Nothing urgent right now.')).toBeVisible();
    expect(screen.queryByText('Water off')).toBeNull();
  });

  it('links the first urgent announcement in the urgent strip, with the number of others', async () => {
    open({
      'announcements.list': (input) =>
        pageOf(
          [
            announcement('Pool hours', { pinned: true }),
            announcement('Water off', { urgent: true }),
            announcement('Gate open', { urgent: true }),
          ],
          input,
        ),
    });
    const strip = within(await screen.findByRole('region', { name: 'Urgent' }));
    expect(strip.getByRole('link', { name: /^Water off/ })).toHaveAttribute(
      'href',
      '/news?item=Water%20off',
    );
    expect(strip.getByRole('link', { name: '+1 more' })).toHaveAttribute('href', '/news');
    expect(screen.queryByText('Nothing urgent right now.')).toBeNull();
  });

  it('shows that nothing is urgent', async () => {
    open({ 'announcements.list': (input) => pageOf([announcement('Pool hours')], input) });
    expect(await screen.findByText('Nothing urgent right now.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Urgent' })).toBeNull();
  });

  it('leads to the announcement and to the event that it shows', async () => {
    open();
    const news = part('Community News');
    expect(await news.findByRole('link', { name: 'Garden hours' })).toHaveAttribute(
      'href',
      '/news?item=Garden%20hours',
    );
    expect(news.getByRole('link', { name: /Yoga/ })).toHaveAttribute(
      'href',
      '/news?tab=events&item=Yoga',
    );
  });

  it('links to the most used pages [2.6.4]', () => {
    open();
    const links = part('Quick Links').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Messages', '/messages'],
      ['Payments', '/payments'],
      ['Contact Admin', '/tickets'],
      ['Forums', '/forums'],
      ['Notifications', '/notifications'],
    ]);
  });

  it('opens a new ticket to the office by Contact Admin in live mode', () => {
    open({}, actors.resident, { isLive: true });
    expect(part('Quick Links').getByRole('link', { name: 'Contact Admin' })).toHaveAttribute(
      'href',
      '/tickets?item=new',
    );
  });

  it('links to a new ticket and to the latest discussion', async () => {
    open();
    expect(await part('Community News').findByText('Yoga')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New Ticket' })).toHaveAttribute(
      'href',
      '/tickets?item=new',
    );
    expect(
      part('Community News').getByRole('link', { name: 'Join the latest discussion' }),
    ).toHaveAttribute('href', '/forums?join=latest');
  });

  it('shows empty states [8.8.6]', async () => {
    open({
      'threads.list': () => ({ items: [], total: 0, ...unread(0) }),
      'account.get': () => null,
      'announcements.list': () => pageOf([], {}),
      'events.list': () => pageOf([], {}),
    });
    for (const text of ['No messages', 'No account information', 'No community updates']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  it.each([
    ['Inbox', 'Failed to load messages', { 'threads.list': refuse }],
    ['Account Balance', 'Failed to load account information', { 'account.get': refuse }],
    ['Community News', 'Failed to load community information', { 'events.list': refuse }],
  ] as const)(
    'says when %s could not be loaded, and loads on Try Again [8.3.4]',
    async (name, text, lost) => {
      const { user, gateway } = open(lost);
      expect(await part(name).findByRole('alert')).toHaveTextContent(text);
      gateway.answer({
        'threads.list': () => ({ items: [], total: 0, ...unread(0) }),
        'account.get': () => null,
        'announcements.list': () => pageOf([], {}),
        'events.list': () => pageOf([], {}),
      });
      await user.click(part(name).getByRole('button', { name: 'Try Again' }));
      expect(await part(name).findByText(/^No /)).toBeVisible();
    },
  );
});

describe('the home of an admin', () => {
  const waits = {
    total: 6,
    safetyTickets: 1,
    newTickets: 3,
    ticketsInReview: 1,
    overdueWorkOrders: 1,
    submittedInvoices: 1,
  };

  it('links to the dashboard with the number of items that are waiting for the board', async () => {
    open({ 'admin.waiting': () => waits }, actors.admin);
    const line = await screen.findByRole('link', { name: 'Waiting for the board: 6' });
    expect(line).toHaveAttribute('href', '/admin');
  });

  it('links there even if the number is unknown', async () => {
    open({ 'admin.waiting': refuse }, actors.admin);
    expect(await screen.findByRole('link', { name: 'Waiting for the board' })).toBeVisible();
  });

  it('shows that nothing is waiting for the board', async () => {
    open({ 'admin.waiting': () => ({ ...waits, total: 0 }) }, actors.admin);
    expect(
      await screen.findByRole('link', { name: 'Nothing is waiting for the board' }),
    ).toBeVisible();
  });

  describe('with an open safety ticket', () => {
    const quiet: Handlers = {
      'announcements.list': (input) => pageOf([announcement('Pool hours')], input),
    };
    const tickets =
      (total: number): NonNullable<Handlers['tickets.list']> =>
      ({ isOpen, priority, limit }) => {
        expect([isOpen, priority]).toEqual([true, 'safety']);
        const items = Array.from({ length: Math.min(total, limit ?? 0) }, (_, index) =>
          aTicket({ id: `TKT-${9 + index}`, title: 'No heat' }),
        );
        return { items, total };
      };

    it('shows it first, and does not show that nothing is urgent', async () => {
      open({ ...quiet, 'tickets.list': tickets(3) }, actors.admin);
      const strip = within(await screen.findByRole('region', { name: 'Safety tickets' }));
      expect(strip.getByRole('link', { name: 'Safety: No heat' })).toHaveAttribute(
        'href',
        '/tickets/TKT-9',
      );
      expect(strip.getByRole('link', { name: '+2 more' })).toHaveAttribute(
        'href',
        '/tickets?status=open&priority=safety',
      );
      await waitFor(() => expect(part('Community News').getByText('Pool hours')).toBeVisible());
      expect(screen.queryByText('Nothing urgent right now.')).toBeNull();
    });

    it('shows urgent news below it', async () => {
      open({ 'tickets.list': tickets(1) }, actors.admin);
      await screen.findByRole('region', { name: 'Urgent' });
      await screen.findByRole('region', { name: 'Safety tickets' });
      const [first, second] = screen.getAllByRole('region');
      expect(first).toHaveAccessibleName('Safety tickets');
      expect(second).toHaveAccessibleName('Urgent');
    });

    it('shows that nothing is urgent only once it is known that there is none', async () => {
      open({ ...quiet, 'tickets.list': tickets(0) }, actors.admin);
      expect(await screen.findByText('Nothing urgent right now.')).toBeVisible();
    });
  });

  it('reads and links to no tickets without the permission', async () => {
    const { gateway } = open({}, { ...actors.admin, permissions: ['news'] });
    expect(await part('Inbox').findByText('3 unread')).toBeVisible();
    expect(gateway.inputsOf('tickets.list')).toEqual([]);
    expect(part('Quick Links').queryByRole('link', { name: 'Contact Admin' })).toBeNull();
    expect(part('Quick Links').getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
  });

  it('has no account and no payments', async () => {
    const { gateway } = open({}, actors.admin);
    expect(await part('Inbox').findByText('3 unread')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Account Balance' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
    expect(gateway.inputsOf('account.get')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'New Ticket' })).toBeNull();
    expect(part('Quick Links').getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });
});

describe('the development controls', () => {
  it('switch live data and offline on and off [2.6.5]', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('switch', { name: 'Live data' }));
    await user.click(screen.getByRole('switch', { name: 'Offline' }));
    expect(store.getState().app).toMatchObject({ useLiveData: true, offline: true });
  });

  it('sign in as every role and reset the sample data [2.6.5]', async () => {
    const chosen: Role[] = [];
    const { user } = open({}, actors.resident, { signInAs: (role) => chosen.push(role) });
    const group = within(await screen.findByRole('group', { name: 'Log in as' }));
    for (const name of ['Resident', 'Vendor', 'Admin']) {
      await user.click(group.getByRole('button', { name }));
    }
    expect(chosen).toEqual(['resident', 'vendor', 'admin']);
    await user.click(screen.getByRole('button', { name: 'Reset sample data' }));
    expect(await screen.findByText('Sample data restored')).toBeVisible();
  });
});
