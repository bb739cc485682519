import type { ResidentNotification } from '@hoa/domain';
import { PortalError } from '@hoa/portal';
import {
  expectConsole,
  fakeGateway,
  type Handlers,
  pageOf,
  renderScreen,
} from '@hoa/portal/testing';
import { setLocale } from '@hoa/ui/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const notice = (changes: Partial<ResidentNotification> = {}): ResidentNotification => ({
  id: 'notice-1',
  title: 'Payment sent',
  message: '$150.00 by bank transfer.',
  type: 'payment',
  priority: 'normal',
  read: false,
  createdAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  actionUrl: '/payments',
  ...changes,
});
const water = notice({ id: 'notice-2', title: 'Water off', type: 'announcement', read: true });
const lamp = notice({ id: 'notice-3', title: 'Lamp is out', type: 'security', priority: 'high' });

/** Returns a handler that answers with a page of these notifications. */
const listOf =
  (all: readonly ResidentNotification[]): NonNullable<Handlers['notifications.list']> =>
  ({ filter = 'all', ...page }) => {
    const unread = all.filter(({ read }) => !read);
    const ofType = all.filter(({ type }) => filter === 'all' || type === filter);
    return { ...pageOf(filter === 'unread' ? unread : ofType, page), unread: unread.length };
  };

function show(
  notifications: readonly ResidentNotification[],
  at = '/notifications',
  handlers: Handlers = {},
) {
  let kept = [...notifications];
  const gateway = fakeGateway({
    'notifications.list': (input) => listOf(kept)(input),
    'notifications.markRead': ({ id }) => {
      kept = kept.map((each) => (each.id === id ? { ...each, read: true } : each));
      return {};
    },
    'notifications.markAllRead': () => {
      kept = kept.map((each) => ({ ...each, read: true }));
      return {};
    },
    'notifications.delete': ({ id }) => {
      kept = kept.filter((each) => each.id !== id);
      return {};
    },
    'notifications.restore': ({ id }) => {
      kept = notifications.filter((each) => each.id === id || kept.includes(each));
      return {};
    },
    ...handlers,
  });
  return renderScreen(<NotificationsScreen />, { gateway, at, route: '/notifications' });
}

const titles = () => screen.queryAllByRole('article').map((each) => each.textContent);
const card = (name: string) => screen.findByRole('article', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('Notifications', () => {
  it('shows text, type, priority and time of a notification', async () => {
    show([notice(), lamp, notice({ id: 'low', title: 'Budget', priority: 'low' })]);
    const payment = await card('Payment sent');
    for (const words of ['$150.00 by bank transfer.', 'Payments', 'Normal', '2d ago', 'Unread']) {
      expect(within(payment).getByText(words)).toBeVisible();
    }
    expect(within(await card('Lamp is out')).getByText('High').parentElement).toHaveClass('danger');
    expect(within(payment).getByText('Normal').parentElement).toHaveClass(
      'info',
      'visually-hidden',
    );
    expect(within(await card('Budget')).getByText('Low').parentElement).toHaveClass('neutral');
  });

  it.each([
    ['All', '/notifications', 3],
    ['Unread', '/notifications?show=unread', 2],
    ['Messages', '/notifications?show=message', 0],
    ['Payments', '/notifications?show=payment', 1],
    ['Announcements', '/notifications?show=announcement', 1],
    ['Security', '/notifications?show=security', 1],
    ['Maintenance', '/notifications?show=maintenance', 0],
    ['Forums', '/notifications?show=forum', 0],
  ])('shows %s [2.9.1]', async (name, at, count) => {
    const { user, address } = show([notice(), water, lamp]);
    await card('Payment sent');
    await user.click(button(name));
    expect(address()).toBe(at);
    await waitFor(() => expect(titles()).toHaveLength(count));
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
  });

  it('is translated where the notification names an event', async () => {
    const params = { ticketId: 'TKT-7', ticket: 'Leak', name: 'Ana', status: 'resolved' };
    show([notice({ title: 'TKT-7: Resolved', notice: { code: 'ticket-moved', params } }), lamp]);
    await act(async () => setLocale('es'));
    expect(await card('TKT-7: Resuelta')).toHaveTextContent('Ana cambió «Leak» a Resuelta.');
    expect(await card('Lamp is out')).toBeVisible();
    await act(async () => setLocale('en'));
  });

  it('is marked read by opening its link [4.28]', async () => {
    const { user, gateway, address } = show([notice()]);
    await user.click(await screen.findByRole('link', { name: 'Payment sent' }));
    expect(gateway.inputsOf('notifications.markRead')).toEqual([{ id: 'notice-1' }]);
    expect(address()).toBe('/payments');
  });

  it('is not marked read twice', async () => {
    const { user, gateway } = show([water]);
    await user.click(await screen.findByRole('link', { name: 'Water off' }));
    expect(gateway.inputsOf('notifications.markRead')).toEqual([]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    undefined,
  ])('never links out of the portal: %s', async (actionUrl) => {
    const { actionUrl: _, ...nowhere } = notice();
    const { user, address } = show([actionUrl === undefined ? nowhere : notice({ actionUrl })]);
    const item = await card('Payment sent');
    expect(within(item).queryByRole('link')).not.toBeInTheDocument();
    await user.click(within(item).getByRole('button', { name: 'Payment sent' }));
    expect(address()).toBe('/notifications');
    expect(within(item).queryByText('Unread')).not.toBeInTheDocument();
  });

  it('marks all read [2.9.2 4.29 8.6.9]', async () => {
    const { user } = show([notice(), lamp]);
    expect(await screen.findByText('2 unread')).toBeVisible();
    await user.click(button('Mark all read'));
    expect(await screen.findByText('All notifications marked as read')).toBeVisible();
    expect(screen.getByText('You have read everything.')).toBeVisible();
    expect(button('Mark all read')).toBeDisabled();
  });

  it('deletes one, focuses the next, and restores it with Undo [2.9.3 8.6.10]', async () => {
    const { user, gateway } = show([notice(), water, lamp]);
    await user.click(await screen.findByRole('button', { name: 'Delete Payment sent' }));
    expect(await screen.findByText('Notification deleted')).toBeVisible();
    expect(titles()).toHaveLength(2);
    expect(button('Delete Water off')).toHaveFocus();
    await user.click(button('Undo'));
    expect(await card('Payment sent')).toBeVisible();
    expect(gateway.inputsOf('notifications.restore')).toEqual([{ id: 'notice-1' }]);
  });

  it('focuses the heading after deleting the last one', async () => {
    const { user } = show([notice()]);
    await user.click(await screen.findByRole('button', { name: 'Delete Payment sent' }));
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows it again when deleting fails', async () => {
    expectConsole(/Failed to delete notification/);
    const { user } = show([notice()], '/notifications', {
      'notifications.delete': () => {
        throw new PortalError('unexpected');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Payment sent' }));
    expect(await screen.findByText(/^Failed to delete notification/)).toBeVisible();
    expect(await card('Payment sent')).toBeVisible();
  });

  it.each([
    ['/notifications', [], 'No notifications'],
    ['/notifications?show=unread', [water], 'No unread notifications'],
    ['/notifications?show=forum', [water], 'No notifications'],
  ])('shows the empty state at %s [8.8.1]', async (at, list, words) => {
    show(list, at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('returns to all from an empty filter', async () => {
    const { user, address } = show([water], '/notifications?show=unread');
    await user.click(await screen.findByRole('button', { name: 'Show All Notifications' }));
    expect(address()).toBe('/notifications');
    expect(await card('Water off')).toBeVisible();
  });

  it('shows pages of 25, and returns to the first for another filter', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      notice({ id: `notice-${index}`, title: `Notice ${index}` }),
    );
    const { user, address } = show(many, '/notifications?page=3');
    expect(await card('Notice 59')).toBeVisible();
    expect(titles()).toHaveLength(10);
    expect(screen.getByText('60 unread')).toBeVisible();
    await user.click(button('Previous'));
    expect(await card('Notice 25')).toBeVisible();
    expect(address()).toBe('/notifications?page=2');
    await user.click(button('Payments'));
    expect(await card('Notice 0')).toBeVisible();
    expect(titles()).toHaveLength(25);
    expect(address()).toBe('/notifications?show=payment');
  });

  it('loads again after a failure [8.3.1]', async () => {
    let isDown = true;
    const { user } = show([], '/notifications', {
      'notifications.list': (input) => {
        if (isDown) throw new PortalError('network');
        return listOf([notice()])(input);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load notifications');
    isDown = false;
    await user.click(button('Try Again'));
    expect(await card('Payment sent')).toBeVisible();
  });
});
