import type { MessageThread } from '@hoa/domain';
import { type Operation, PortalError } from '@hoa/portal';
import { actors, fakeGateway, type Handlers, pageOf, renderScreen } from '@hoa/portal/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesScreen } from './MessagesScreen.tsx';

const { uid, displayName } = actors.resident;
const walt = { uid: 'resident-2', displayName: 'Walt Simmons', role: 'resident' } as const;
const noon = new Date(2026, 2, 10, 12);
const daysAgo = (days: number) => new Date(noon.getTime() - days * 86_400_000).toISOString();

const thread = (changes: Partial<MessageThread> = {}): MessageThread => ({
  id: 'thread-1',
  subject: 'A bench at the top of the footpath',
  type: 'direct',
  priority: 'normal',
  participants: [{ uid, displayName, role: 'resident' }, walt],
  lastActivity: daysAgo(0),
  lastMessage: 'Oak, two metres.',
  unreadCount: 0,
  attachments: [],
  ...changes,
});

/** Returns a handler that answers with a page of these threads. */
const listOf =
  (threads: readonly MessageThread[]): NonNullable<Handlers['threads.list']> =>
  ({ type, ...page }) => {
    const unreadOf = (wanted?: MessageThread['type']) =>
      threads
        .filter((each) => wanted === undefined || each.type === wanted)
        .reduce((sum, { unreadCount }) => sum + unreadCount, 0);
    return {
      ...pageOf(
        threads.filter((each) => type === undefined || each.type === type),
        page,
      ),
      unread: unreadOf(),
      unreadByType: {
        direct: unreadOf('direct'),
        payments: unreadOf('payments'),
        broadcast: unreadOf('broadcast'),
      },
    };
  };

function show(
  threads: readonly MessageThread[],
  at = '/messages',
  handlers: Handlers = {},
  unsupported: readonly Operation[] = [],
) {
  const gateway = fakeGateway({ 'threads.list': listOf(threads), ...handlers }, { unsupported });
  return renderScreen(<MessagesScreen />, { gateway, at });
}

const tab = (name: string) => screen.getByRole('tab', { name });
const subjects = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const days = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

describe('Messages', () => {
  it('shows participants, subject, last message, files and unread count', async () => {
    show([
      thread({
        unreadCount: 2,
        priority: 'high',
        attachments: [{ id: 'a', name: 'Sketch.pdf', type: 'application/pdf' }],
      }),
    ]);
    const card = await screen.findByRole('article', { name: 'A bench at the top of the footpath' });
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/messages/thread-1');
    for (const words of ['Oak, two metres.', '2 unread', 'High priority', '1 file', 'Just now']) {
      expect(within(card).getByText(words)).toBeVisible();
    }
    expect(card).toHaveTextContent('Walt Simmons · Direct');
  });

  it('shows when a conversation is for everyone', async () => {
    show([thread({ participants: [], type: 'broadcast' })]);
    expect(await screen.findByText(/^Everyone in the community/)).toBeVisible();
  });

  it.each([
    [{ type: 'building', value: 'B' }, 'Building B'],
    [{ type: 'units', value: 'A-101, C-12 Maple Lane' }, 'A-101, C-12 Maple Lane'],
    [{ type: 'all', value: '' }, 'All Residents'],
  ] as const)('names the audience of an own broadcast to %j', async (audience, name) => {
    const own = { uid, displayName, role: 'admin' } as const;
    show([thread({ participants: [own], type: 'broadcast', audience })]);
    expect(await screen.findByText(new RegExp(`^${name}`))).toBeVisible();
  });

  it('groups by Today, Yesterday and date [2.8.2]', async () => {
    show([
      thread({ id: 'a' }),
      thread({ id: 'b' }),
      thread({ id: 'c', lastActivity: daysAgo(1) }),
      thread({ id: 'd', lastActivity: daysAgo(3) }),
    ]);
    await screen.findAllByRole('article');
    expect(days()).toEqual(['Today', 'Yesterday', 'Saturday, March 7, 2026']);
    expect(subjects()).toHaveLength(4);
    const [today, , yesterday] = screen.getAllByRole('article');
    expect(today).toHaveTextContent('Just now');
    expect(yesterday).toHaveTextContent(/\d:\d\d [AP]M/);
    expect(yesterday).not.toHaveTextContent('ago');
  });

  it('filters by the tab in the URL [2.8.1]', async () => {
    const dues = thread({ id: 'b', subject: 'Your dues', type: 'payments', unreadCount: 3 });
    const { user, address } = show([thread({ unreadCount: 1 }), dues]);
    await screen.findAllByRole('article');
    expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    expect(tab('All')).toHaveAccessibleDescription('4 unread');
    await user.click(tab('Payments'));
    await vi.waitFor(() => expect(subjects()).toEqual(['Your dues']));
    expect(address()).toBe('/messages?type=payments');
    await user.keyboard('{ArrowRight}');
    expect(tab('Broadcast')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Broadcast')).not.toHaveAccessibleDescription();
  });

  it.each([
    ['/messages', 'No messages'],
    ['/messages?type=direct', 'No direct messages'],
    ['/messages?type=payments', 'No payments messages'],
    ['/messages?type=broadcast', 'No broadcast messages'],
    ['/messages?type=nonsense', 'No messages'],
  ])('shows the empty state of %s: %s [8.8.2]', async (at, words) => {
    show([], at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('removes the unread count when the conversation is read in another tab', async () => {
    const { gateway } = show([thread({ unreadCount: 2 })]);
    expect(await screen.findByText('2 unread')).toBeVisible();
    gateway.answer({ 'threads.list': listOf([thread()]) });
    gateway.announce(['threads']);
    await vi.waitFor(() => expect(screen.queryByText('2 unread')).not.toBeInTheDocument());
  });

  it('shows that composing is coming soon [2.8.3]', async () => {
    const { user } = show([], '/messages', {}, ['threads.compose']);
    await user.click(screen.getByRole('button', { name: 'Compose' }));
    expect(await screen.findByText('Composing messages is coming soon!')).toBeVisible();
  });

  it('shows pages of 25, and returns to the first on another tab', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      thread({ id: `thread-${index}`, subject: `Subject ${index}` }),
    );
    const { user, address } = show(many, '/messages?page=2');
    expect(await screen.findByText('Subject 25')).toBeVisible();
    expect(days()).toEqual(['Today']);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Subject 59')).toBeVisible();
    expect(subjects()).toHaveLength(10);
    expect(address()).toBe('/messages?page=3');
    await user.click(tab('Direct'));
    expect(await screen.findByText('Subject 0')).toBeVisible();
    expect(subjects()).toHaveLength(25);
    expect(address()).toBe('/messages?type=direct');
  });

  it('loads again after a failure [8.3.3]', async () => {
    let isDown = true;
    const { user } = show([], '/messages', {
      'threads.list': (input) => {
        if (isDown) throw new PortalError('network');
        return listOf([thread()])(input);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load messages');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
