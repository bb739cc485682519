import { identitySignedIn } from '@hoa/portal';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameHeader, people, renderShell } from '../testing/renderShell.tsx';

const outlet = (name: string) => document.getElementById(`single-spa-application:${name}`);

describe('the place of a remote', () => {
  it('shows the page’s title and the shape of a list until the remote is mounted in it', async () => {
    const { remotes } = await renderShell({ role: 'resident', at: '/forums' });
    expect(remotes.asked).toEqual(['show remote-resident', 'load remote-resident']);
    expect(screen.getByRole('heading', { level: 1, name: 'Community Forums' })).toBeVisible();
    act(() => remotes.become('remote-resident', 'ready'));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(outlet('remote-resident')).toBeVisible();
    expect(outlet('remote-vendor')).not.toBeVisible();
  });

  it('shows which area failed, keeps the frame, and tries again', async () => {
    const { remotes, user } = await renderShell({ role: 'resident', at: '/forums' });
    act(() => remotes.become('remote-resident', 'failed'));
    expect(screen.getByRole('alert')).toHaveTextContent('Community could not be loaded');
    expect(frameHeader()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(remotes.asked.at(-1)).toBe('retry remote-resident');
  });

  it('shows the shell’s frame with Sign Out while the vendor portal has failed', async () => {
    const { remotes, user } = await renderShell({ role: 'vendor', at: '/vendor/invoices' });
    act(() => remotes.become('remote-vendor', 'failed'));
    expect(screen.getByRole('alert')).toHaveTextContent('Vendor Portal could not be loaded');
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Sign Out',
    ]);
  });

  it('keeps what is mounted in it after navigation and sign-out', async () => {
    const { remotes, user } = await renderShell({ role: 'resident', at: '/forums' });
    act(() => remotes.become('remote-resident', 'ready'));
    const before = outlet('remote-resident');
    await user.click(screen.getByRole('link', { name: 'Cedar Hollow' }));
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Vendor' }));
    await waitFor(() => expect(outlet('remote-vendor')).toBeVisible());
    expect(outlet('remote-resident')).toBe(before);
  });
});

describe('where there is nothing to show', () => {
  it('shows that the page is coming soon [2.1.6 8.5.5]', async () => {
    await renderShell({ role: 'resident', at: '/unknown' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('This page will be implemented soon.')).toBeVisible();
    expect(document.title).toMatch(/^Page Not Found/);
  });

  it('leads home from an unknown page in live mode, and promises nothing', async () => {
    const { store, user, address } = await renderShell({ role: 'resident', at: '/unknown' });
    act(() => void store.dispatch(identitySignedIn({ role: 'resident', user: people.resident })));
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText(/^There is no page at this address/)).toBeVisible();
    expect(screen.queryByText(/implemented soon/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go Home' }));
    expect(address()).toBe('/');
  });

  it('shows that a page is not open to the role, and which role that is [2.1.3 2.14.1 8.5.6]', async () => {
    const { user, address } = await renderShell({ role: 'resident', at: '/admin' });
    expect(screen.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
    expect(screen.getByText(/current role is Resident/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go Home' }));
    expect(address()).toBe('/');
  });
});
