import { offlineSet, Page, portalName } from '@hoa/portal';
import { actors, fakeGateway, renderScreen } from '@hoa/portal/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aNotification } from '../testing/samples.ts';
import { VendorFrame } from './VendorFrame.tsx';

const unread = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ id: `N-${index}`, title: `News ${index}` }),
  );

/** Returns the first page of 25, as an adapter would. */
const listed = (
  notifications: ReturnType<typeof unread>,
  { offset = 0 }: { offset?: number | undefined } = {},
) => ({
  items: notifications.slice(offset, offset + 25),
  total: notifications.length,
  unread: notifications.filter(({ read }) => !read).length,
});

function renderFrame({
  notifications = unread(0),
  at = '/vendor',
  association,
  ...portal
}: {
  notifications?: ReturnType<typeof unread>;
  at?: string;
  association?: string;
  openQuickMenu?: () => void;
  signOut?: () => void;
} = {}) {
  const gateway = fakeGateway({
    'vendorNotifications.list': (page) => listed(notifications, page),
    'vendorNotifications.get': ({ id }) =>
      aNotification({ id, message: `${'Keys '.repeat(1000)}are at the desk.` }),
    'vendorNotifications.markRead': () => ({}),
  });
  return renderScreen(
    <VendorFrame>
      <Page title="Board Items">
        <p>The work</p>
      </Page>
    </VendorFrame>,
    {
      gateway,
      actor: actors.vendor,
      at,
      portal,
      ...(association && { association }),
      user: userEvent.setup(
        vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime.bind(vi) } : {},
      ),
    },
  );
}

const drawer = () => screen.findByRole('dialog', { name: 'Notifications' });

afterEach(() => vi.useRealTimers());

describe('the vendor frame', () => {
  it.each([
    ['/vendor', 'Dashboard'],
    ['/vendor/board-items', 'Dashboard'],
    ['/vendor/invoices', 'Invoices'],
  ])('marks the page at %s as %s in the navigation [2.7.2]', (at, current) => {
    renderFrame({ at });
    for (const bar of screen.getAllByRole('navigation', { name: 'Main' })) {
      const marked = within(bar)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page');
      expect(marked.map((link) => link.textContent)).toEqual([current]);
    }
  });

  it.each([
    ['/vendor', ['Board Items']],
    ['/vendor/board-items', ['Board Items']],
    ['/vendor/invoices', ['Board Items', 'Invoices']],
    ['/vendor/unknown', ['Board Items', 'Page Not Found']],
  ])('says at %s where one is', (at, steps) => {
    renderFrame({ at });
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getAllByRole('listitem').map((step) => step.textContent)).toEqual(steps);
    expect(breadcrumb.getByText(steps.at(-1) ?? '')).toHaveAttribute('aria-current', 'page');
    expect(breadcrumb.queryAllByRole('link')).toHaveLength(steps.length - 1);
  });

  it('names the association of the vendor, in the title of the document too', () => {
    renderFrame({ association: 'Elm Court' });
    expect(screen.getAllByText('Elm Court')).not.toHaveLength(0);
    expect(screen.queryByText(portalName)).toBeNull();
    expect(document.title).toBe('Board Items · Elm Court');
  });

  it('shows the portal’s name, the data mode, the role and who is signed in [2.7.1 2.7.3 2.7.4 2.7.6]', async () => {
    const { user } = renderFrame();
    for (const words of ['Vendor Portal', 'Mock', 'Vendor', 'Vic Vendor']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    const [side, bottom] = screen.getAllByRole('navigation', { name: 'Main' });
    for (const words of [portalName, 'Vendor Portal', 'VV', 'Vic Vendor']) {
      expect(within(side as HTMLElement).getByText(words)).toBeInTheDocument();
    }
    expect(within(bottom as HTMLElement).getByRole('link', { name: 'Menu' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expand navigation' }));
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    expect(screen.getByText('vendor@example.org')).toBeInTheDocument();
    expect(screen.getByText('Vendor Account')).toBeInTheDocument();
  });

  it('opens the quick menu and signs out through the shell [2.7.7]', async () => {
    const openQuickMenu = vi.fn();
    const signOut = vi.fn();
    const { user } = renderFrame({ openQuickMenu, signOut });
    await user.click(screen.getByRole('button', { name: 'Quick menu' }));
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(openQuickMenu).toHaveBeenCalledOnce();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('shows that the connection is lost until that is dismissed, and again the next time', async () => {
    const { user, store } = renderFrame();
    const words = "You're currently offline. Some features may be limited.";
    const goes = (offline: boolean) => act(() => store.dispatch(offlineSet(offline)));
    goes(true);
    expect(screen.getByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    goes(false);
    goes(true);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe('the bell', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
  ])('counts %i unread as %s [2.7.5]', async (count, mark) => {
    renderFrame({ notifications: unread(count) });
    const bell = await screen.findByRole('button', { name: `Notifications, ${count} unread` });
    expect(bell).toHaveTextContent(mark);
  });

  it('has no count when all are read', async () => {
    renderFrame({ notifications: [aNotification({ read: true })] });
    const bell = await screen.findByRole('button', { name: 'Notifications' });
    expect(bell).toHaveTextContent('');
  });
});

describe('the notification drawer', () => {
  it('marks what it shows as read a second after it opened, and not before [2.7.8 4.30 9.10]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, gateway } = renderFrame({ notifications: unread(2) });
    await user.click(await screen.findByRole('button', { name: /Notifications, 2 unread/ }));
    await drawer();
    expect(gateway.inputsOf('vendorNotifications.markRead')).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(gateway.inputsOf('vendorNotifications.markRead')).toEqual([{ ids: ['N-0', 'N-1'] }]);
  });

  it('shows the beginning of a long broadcast, and all of it on demand', async () => {
    const { actionUrl: _, ...broadcast } = aNotification({
      title: 'Keys',
      message: `${'Keys '.repeat(120)}…`,
      read: true,
    });
    const { user } = renderFrame({ notifications: [broadcast] });
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const shown = within(await drawer());
    await user.click(await shown.findByRole('button', { name: 'Show Full Text: Keys' }));
    expect(await shown.findByText(/are at the desk\.$/)).toHaveFocus();
  });

  it('marks nothing when it is closed within that second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, gateway } = renderFrame({ notifications: unread(1) });
    await user.click(await screen.findByRole('button', { name: /1 unread/ }));
    await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(gateway.inputsOf('vendorNotifications.markRead')).toEqual([]);
  });

  it('marks one as read when it is chosen, and goes to what it is about [4.28]', async () => {
    const { user, gateway, address } = renderFrame({
      notifications: unread(2),
      at: '/vendor/invoices',
    });
    await user.click(await screen.findByRole('button', { name: /2 unread/ }));
    await user.click(within(await drawer()).getByRole('link', { name: 'News 1' }));
    expect(gateway.inputsOf('vendorNotifications.markRead')).toEqual([{ ids: ['N-1'] }]);
    expect(address()).toBe('/vendor?item=TKT-1001');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the full text and the sender of a broadcast, without a link', async () => {
    const { actionUrl: _, ...broadcast } = aNotification({
      title: 'Gate closed',
      message: 'From noon.\nUse the north gate.',
      type: 'message_received',
      metadata: { fromUser: 'Ada Moss' },
    });
    const { user } = renderFrame({ notifications: [broadcast] });
    await user.click(await screen.findByRole('button', { name: /1 unread/ }));
    const shown = within(await drawer());
    expect(await shown.findByText('Gate closed')).toBeVisible();
    expect(shown.getByText(/Use the north gate\./)).toBeVisible();
    expect(shown.getByText('Ada Moss')).toBeVisible();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'leads to the dashboard instead of to %s',
    async (actionUrl) => {
      const { user } = renderFrame({ notifications: [aNotification({ actionUrl })] });
      await user.click(await screen.findByRole('button', { name: /1 unread/ }));
      const link = within(await drawer()).getByRole('link', { name: 'New work order' });
      expect(link).toHaveAttribute('href', '/vendor');
    },
  );

  it('shows twenty-five a page, and counts the unread of all of them', async () => {
    const { user } = renderFrame({ notifications: unread(27) });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 27 unread' }));
    const shown = within(await drawer());
    expect(await shown.findAllByRole('link')).toHaveLength(25);
    await user.click(shown.getByRole('button', { name: 'Next' }));
    expect(await shown.findByRole('link', { name: 'News 26' })).toBeInTheDocument();
    expect(shown.getAllByRole('link')).toHaveLength(2);
  });

  it('shows when there are none', async () => {
    const { user } = renderFrame();
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(within(await drawer()).getByText('No notifications')).toBeInTheDocument();
  });

  it('offers to try again when they cannot be loaded [8.3.1]', async () => {
    const gateway = fakeGateway({
      'vendorNotifications.list': () => Promise.reject(new Error('down')),
    });
    const { user } = renderScreen(<VendorFrame>{null}</VendorFrame>, {
      gateway,
      actor: actors.vendor,
    });
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const shown = await drawer();
    expect(await within(shown).findByText('Failed to load notifications')).toBeInTheDocument();
    gateway.answer({ 'vendorNotifications.list': () => listed(unread(1)) });
    await user.click(within(shown).getByRole('button', { name: 'Try Again' }));
    expect(await within(shown).findByRole('link', { name: 'News 0' })).toBeInTheDocument();
  });
});
