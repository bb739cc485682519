import { PortalError } from '@hoa/shared';
import type { MessageThread } from '@hoa/shared/domain';
import { actors, fakeGateway, type Handlers, renderScreen } from '@hoa/shared/testing';
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

function show(threads: readonly MessageThread[], at = '/messages', handlers: Handlers = {}) {
  const gateway = fakeGateway({ 'threads.list': () => [...threads], ...handlers });
  return renderScreen(<MessagesScreen />, { gateway, at });
}

const tab = (name: string) => screen.getByRole('tab', { name });
const subjects = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const days = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

describe('Messages', () => {
  it('shows with whom, about what, the last words, files and what is unread', async () => {
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
    expect(within(card).getByText(/^Walt Simmons/)).toHaveTextContent('Walt Simmons · Direct');
  });

  it('says when a conversation is for everyone', async () => {
    show([thread({ participants: [], type: 'broadcast' })]);
    expect(await screen.findByText(/^Everyone in the community/)).toBeVisible();
  });

  it('groups by Today, Yesterday and date', async () => {
    show([
      thread({ id: 'a' }),
      thread({ id: 'b' }),
      thread({ id: 'c', lastActivity: daysAgo(1) }),
      thread({ id: 'd', lastActivity: daysAgo(3) }),
    ]);
    await screen.findAllByRole('article');
    expect(days()).toEqual(['Today', 'Yesterday', 'Saturday, 7 March 2026']);
    expect(subjects()).toHaveLength(4);
  });

  it('shows the kind of the chosen tab, in the address', async () => {
    const dues = thread({ id: 'b', subject: 'Your dues', type: 'payments', unreadCount: 3 });
    const { user, address } = show([thread({ unreadCount: 1 }), dues]);
    await screen.findAllByRole('article');
    expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    expect(tab('All')).toHaveAccessibleDescription('4');
    await user.click(tab('Payments'));
    expect(subjects()).toEqual(['Your dues']);
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
  ])('says at %s that there are none: %s', async (at, words) => {
    show([], at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('loses its unread mark when the conversation is read elsewhere', async () => {
    const { gateway } = show([thread({ unreadCount: 2 })]);
    expect(await screen.findByText('2 unread')).toBeVisible();
    gateway.answer({ 'threads.list': () => [thread()] });
    gateway.announce(['threads']);
    await vi.waitFor(() => expect(screen.queryByText('2 unread')).not.toBeInTheDocument());
  });

  it('says that composing is coming soon', async () => {
    const { user } = show([]);
    await user.click(screen.getByRole('button', { name: 'Compose' }));
    expect(await screen.findByText('Composing messages is coming soon!')).toBeVisible();
  });

  it('renders what is near the screen of thousands', async () => {
    show(Array.from({ length: 5000 }, (_, index) => thread({ id: `thread-${index}` })));
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('article').length).toBeLessThan(100);
  });

  it('is loaded again after it failed', async () => {
    let isDown = true;
    const { user } = show([], '/messages', {
      'threads.list': () => {
        if (isDown) throw new PortalError('network');
        return [thread()];
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load messages');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
