import { PortalError } from '@hoa/shared';
import type { Account, Announcement, CommunityEvent, MessageThread } from '@hoa/shared/domain';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/shared/testing';
import { screen, within } from '@testing-library/react';
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
  uid: 'resident-1',
  status: 'past_due',
  balance: 15_000,
  dueDate: '2026-12-03',
  lastPayment: { amount: 12_345, date: '2026-10-22' },
};

function open(
  handlers: Handlers = {},
  actor: (typeof actors)['resident' | 'admin'] = actors.resident,
) {
  const gateway = fakeGateway({
    'threads.list': () => [thread(1, 2), thread(2), thread(3, 1), thread(4)],
    'account.get': () => account,
    'announcements.list': () => [
      announcement('Garden hours'),
      announcement('Water off', { urgent: true }),
    ],
    'events.list': () => [event('Fair', 48 * hour), event('Yoga', hour), event('Past', -hour)],
    ...handlers,
  });
  return renderScreen(<HomeScreen />, { gateway, actor });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const refuse = () => {
  throw new PortalError('network');
};

describe('the home of a resident', () => {
  it('shows the latest conversations, unread ones marked, each a link to it', async () => {
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

  it('says what is owed, until when, and leads to paying it', async () => {
    open();
    expect(await part('Account Balance').findByText('$150.00')).toBeVisible();
    expect(part('Account Balance').getByText('Past due')).toBeVisible();
    expect(part('Account Balance').getByText('Due Thursday, 3 December 2026')).toBeVisible();
    expect(part('Account Balance').getByText('Last payment $123.45 on 22 Oct 2026')).toBeVisible();
    expect(part('Account Balance').getByRole('link', { name: 'Make a payment' })).toHaveAttribute(
      'href',
      '/payments',
    );
  });

  it('shows the first pinned or urgent announcement and the earliest event to come', async () => {
    open();
    expect(await part('Community News').findByRole('article', { name: 'Water off' })).toBeVisible();
    expect(part('Community News').getByText('Urgent')).toBeVisible();
    expect(part('Community News').getByRole('link', { name: /Yoga/ })).toBeVisible();
    expect(part('Community News').queryByText('Garden hours')).toBeNull();
  });

  it('leads to where people go most', () => {
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

  it('says when there is nothing to show', async () => {
    open({
      'threads.list': () => [],
      'account.get': () => null,
      'announcements.list': () => [],
      'events.list': () => [],
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
    'says when %s could not be loaded, and loads on Try Again',
    async (name, text, lost) => {
      const { user, gateway } = open(lost);
      expect(await part(name).findByRole('alert')).toHaveTextContent(text);
      gateway.answer({
        'threads.list': () => [],
        'account.get': () => null,
        'announcements.list': () => [],
        'events.list': () => [],
      });
      await user.click(part(name).getByRole('button', { name: 'Try Again' }));
      expect(await part(name).findByText(/^No /)).toBeVisible();
    },
  );
});

describe('the home of an admin', () => {
  it('has no account and no payments', async () => {
    const { gateway } = open({}, actors.admin);
    expect(await part('Inbox').findByText('3 unread')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Account Balance' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
    expect(gateway.inputsOf('account.get')).toEqual([]);
  });
});

describe('the development controls', () => {
  it('turn live data and the connection on and off', async () => {
    const { user, store } = open();
    await user.click(screen.getByRole('switch', { name: 'Live data' }));
    await user.click(screen.getByRole('switch', { name: 'Offline' }));
    expect(store.getState().app).toMatchObject({ useLiveData: true, offline: true });
  });

  it('offer every role and a clean start', async () => {
    const { user } = open();
    const group = within(screen.getByRole('group', { name: 'Log in as' }));
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Resident',
      'Vendor',
      'Admin',
    ]);
    await user.click(screen.getByRole('button', { name: 'Reset sample data' }));
    expect(await screen.findByText('Sample data restored')).toBeVisible();
  });
});
