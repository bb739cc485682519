import type { OwnMembership } from '@hoa/domain';
import { notify, offlineSet, roleSwitched, setLanguage } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameHeader, renderShell } from '../testing/renderShell.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const mainNavigation = () => screen.getAllByRole('navigation', { name: 'Main' });

describe('the frame of a resident', () => {
  it('has a header with the page, the role and the data mode [2.2.5]', async () => {
    await renderShell({ role: 'resident', at: '/forums' });
    const header = within(frameHeader() as HTMLElement);
    expect(header.getByRole('link', { name: 'Cedar Hollow' })).toHaveAttribute('href', '/');
    expect(header.getByText('Mock')).toBeVisible();
    expect(header.getByText('Resident')).toBeVisible();
    const steps = within(header.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(steps.getByText('Community Forums')).toHaveAttribute('aria-current', 'page');
  });

  it('names the association of the role in use, beside the titles of pages and without it in the breadcrumb', async () => {
    const of = (association: string): OwnMembership => ({
      id: association,
      hoaId: association,
      association,
      role: 'resident',
    });
    const { store } = await renderShell({
      role: 'resident',
      memberships: [of('Elm Court'), of('Birch Row')],
      at: '/forums/topic-1',
    });
    const header = within(frameHeader() as HTMLElement);
    for (const name of ['Elm Court', 'Birch Row']) {
      act(() => void store.dispatch(roleSwitched(name)));
      expect(header.getByRole('link', { name })).toHaveAttribute('href', '/');
      // On a phone, there is no space for the name in the logo.
      expect(header.getByText(name, { selector: 'p' })).toBeInTheDocument();
      document.title = `Gravel by ${name}? · ${name}`;
      expect(await header.findByText(`Gravel by ${name}?`)).toHaveAttribute('aria-current', 'page');
    }
  });

  it('shows the short name of the association, if it has one', async () => {
    const gateway = fakeGateway({
      'association.get': () => ({ timeZone: 'America/Denver', shortName: 'CH' }),
      'notifications.list': () => ({ items: [], total: 0, unread: 0 }),
      'threads.list': () => ({
        ...{ items: [], total: 0, unread: 0 },
        unreadByType: { direct: 0, payments: 0, broadcast: 0 },
      }),
    });
    await renderShell({ role: 'resident', at: '/forums', gateway });
    const header = within(frameHeader() as HTMLElement);
    expect(await header.findByRole('link', { name: 'CH' })).toHaveAttribute('href', '/');
  });

  it('titles a detail page after its item', async () => {
    await renderShell({ role: 'resident', at: '/forums/topic-1' });
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(steps.getByText('Topic')).toHaveAttribute('aria-current', 'page');
    document.title = 'Gravel or brick? · Cedar Hollow';
    expect(await steps.findByText('Gravel or brick?')).toHaveAttribute('aria-current', 'page');
    expect(steps.getByRole('link', { name: 'Forums' })).toHaveAttribute('href', '/forums');
  });

  it('lists the pages of the role and marks the current one', async () => {
    const { user, address } = await renderShell({ role: 'resident' });
    const [side, bottom] = mainNavigation();
    const names = (bar: HTMLElement | undefined) =>
      bar
        ? within(bar)
            .getAllByRole('link')
            .map((link) => link.textContent)
        : [];
    expect(names(side)).toEqual(['Home', 'Forums', 'Messages', 'Notifications']);
    expect(names(bottom)).toEqual(['Home', 'Messages', 'Menu']);

    const forums = screen.getByRole('link', { name: 'Forums' });
    expect(forums).not.toHaveAttribute('aria-current');
    await user.click(forums);
    expect(address()).toBe('/forums');
    expect(forums).toHaveAttribute('aria-current', 'page');
  });

  it('shows the unread count once it is loaded, and a mark on Messages on a phone [2.2.4]', async () => {
    const gateway = fakeGateway({
      'notifications.list': () => ({ items: [], total: 2, unread: 1 }),
      'threads.list': () => ({
        items: [],
        total: 1,
        unread: 3,
        unreadByType: { direct: 3, payments: 0, broadcast: 0 },
      }),
    });
    await renderShell({ role: 'resident', gateway });
    const [side, bottom] = mainNavigation();
    const notifications = within(side as HTMLElement).getByRole('link', { name: 'Notifications' });
    await waitFor(() => expect(notifications).toHaveAccessibleDescription('1 unread'));
    const messages = within(bottom as HTMLElement).getByRole('link', { name: 'Messages' });
    expect(messages).toHaveAccessibleDescription('Unread messages');
  });

  it('remembers that the side bar was collapsed [2.2.1]', async () => {
    const { user, unmount } = await renderShell({ role: 'resident' });
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    unmount();
    await renderShell({ role: 'resident' });
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  });

  it('is open over the page where there is little room, until something beside it is pressed', async () => {
    vi.stubGlobal('innerWidth', 768);
    const { user, unmount } = await renderShell({ role: 'resident' });
    await user.click(screen.getByRole('button', { name: 'Expand navigation' }));
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    await user.click(screen.getByRole('button', { name: 'Expand navigation' }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    unmount();
    vi.stubGlobal('innerWidth', 1024);
    await renderShell({ role: 'resident' });
    expect(screen.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  });

  it('closes to icons when the window becomes narrow, and opens when it is wide again', async () => {
    await renderShell({ role: 'resident' });
    const resize = (width: number) =>
      act(() => {
        vi.stubGlobal('innerWidth', width);
        window.dispatchEvent(new Event('resize'));
      });
    resize(768);
    expect(screen.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    resize(1280);
    expect(screen.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  });

  it('leads to profile, settings and sign-out [2.2.6 V7.4.4]', async () => {
    const { user, address, store } = await renderShell({ role: 'resident' });
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'User menu' }));
      await user.click(screen.getByRole('menuitem', { name }));
    };
    await choose('Profile');
    expect(address()).toBe('/profile');
    await choose('Settings');
    expect(address()).toBe('/profile?tab=appearance');
    await choose('Sign Out');
    expect(await screen.findByRole('heading', { name: 'Mock Login' })).toBeVisible();
    expect(store.getState().app.user).toBeNull();
  });

  it('goes back from a nested page to the list as it was last seen', async () => {
    const { user, address } = await renderShell({ role: 'resident', at: '/forums?tag=pool' });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    act(() => {
      window.history.pushState(null, '', '/forums/topic-1');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/forums?tag=pool');
  });

  it('shows that the connection is lost until that is dismissed, and again the next time [2.2.7]', async () => {
    const { user, store } = await renderShell({ role: 'resident' });
    const words = "You're currently offline. Some features may be limited.";
    act(() => void store.dispatch(offlineSet(true)));
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words)).toBeNull();
    act(() => void store.dispatch(offlineSet(false)));
    act(() => void store.dispatch(offlineSet(true)));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is in the chosen language', async () => {
    await renderShell({ role: 'resident' });
    await act(async () => setLanguage('de'));
    expect(await screen.findByRole('button', { name: 'Schnellmenü' })).toBeVisible();
  });
});

it('is not drawn for vendors, whose remote brings its own', async () => {
  const { remotes } = await renderShell({ role: 'vendor', at: '/vendor' });
  expect(frameHeader()).toBeNull();
  expect(remotes.asked).toEqual(['show remote-vendor', 'load remote-vendor']);
});

it('is not drawn on the sign-in page', async () => {
  await renderShell({ role: null, at: '/login' });
  expect(await screen.findByRole('heading', { name: 'Email Sign In' })).toBeVisible();
  expect(frameHeader()).toBeNull();
  notify.dismiss();
});
