import type { OwnMembership } from '@hoa/domain';
import { identitySignedIn } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { frameHeader, renderShell } from '../testing/renderShell.tsx';

beforeEach(() => localStorage.clear());

const hoaId = 'default-hoa';
const owner: OwnMembership = {
  id: 'm-owner',
  hoaId,
  role: 'resident',
  unit: 'A-101',
  tenure: 'owner',
};
const admin: OwnMembership = { id: 'm-admin', hoaId, role: 'admin' };
const vendor: OwnMembership = { id: 'm-vendor', hoaId: 'elm-court', role: 'vendor' };

const openMenu = async (user: Awaited<ReturnType<typeof renderShell>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  return within(screen.getByRole('menu', { name: 'User menu' }));
};
const badge = (label: string) => within(frameHeader() as HTMLElement).queryByText(label);

describe('the user menu', () => {
  it.each([
    ['without a known role', []],
    ['with one role', [owner]],
  ])('offers no switch %s', async (_, memberships) => {
    const { user } = await renderShell({ role: 'resident', memberships });
    const menu = await openMenu(user);
    expect(menu.queryByRole('group')).toBeNull();
    expect(menu.queryByRole('menuitemradio')).toBeNull();
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Profile',
      'Settings',
      'Sign Out',
    ]);
  });

  it('shows an email as people read it', async () => {
    const { user, store } = await renderShell({ role: 'resident' });
    const email = 'nell@xn--mller-kva.example';
    const person = { uid: 'resident-1', displayName: 'Nell Abara', email };
    act(() => void store.dispatch(identitySignedIn({ user: person, role: 'resident' })));
    await openMenu(user);
    expect(await screen.findByText('nell@müller.example')).toBeVisible();
  });

  it('switches the role of a person who has two, and reads everything again', async () => {
    let reads = 0;
    const gateway = fakeGateway({
      'notifications.list': () => {
        reads += 1;
        return { items: [], total: 0, unread: 0 };
      },
      'threads.list': () => ({
        items: [],
        total: 0,
        unread: 0,
        unreadByType: { direct: 0, payments: 0, broadcast: 0 },
      }),
    });
    const memberships = [owner, admin];
    const { user, address, store } = await renderShell({
      role: 'resident',
      memberships,
      at: '/forums',
      gateway,
    });
    await waitFor(() => expect(reads).toBeGreaterThan(0));
    const before = reads;
    const roles = (await openMenu(user)).getByRole('group', { name: 'Switch role' });
    expect(within(roles).getByRole('menuitemradio', { name: 'Resident · A-101' })).toBeChecked();
    await user.click(within(roles).getByRole('menuitemradio', { name: 'Admin' }));
    expect(address()).toBe('/');
    expect(badge('Admin')).toBeVisible();
    expect(badge('Resident')).toBeNull();
    expect(store.getState().app).toMatchObject({ role: 'admin', membershipId: 'm-admin' });
    await waitFor(() => expect(reads).toBeGreaterThan(before));

    await openMenu(user);
    await user.click(screen.getByRole('menuitemradio', { name: 'Resident · A-101' }));
    expect(badge('Resident')).toBeVisible();
  });

  it('opens the pages of the new role and closes those of the old', async () => {
    const { user, remotes } = await renderShell({
      role: 'resident',
      memberships: [owner, admin],
      at: '/admin',
    });
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await openMenu(user);
    await user.click(screen.getByRole('menuitemradio', { name: 'Admin' }));
    window.history.pushState(null, '', '/admin');
    await waitFor(() => expect(remotes.asked).toContain('show remote-admin'));
    expect(screen.queryByRole('heading', { name: 'Access Restricted' })).toBeNull();
  });

  it('leads a vendor to the vendor portal, in the association of that role', async () => {
    const { user, address, store } = await renderShell({
      role: 'resident',
      memberships: [owner, vendor],
    });
    await openMenu(user);
    await user.click(screen.getByRole('menuitemradio', { name: 'Vendor' }));
    expect(address()).toBe('/vendor');
    expect(store.getState().app).toMatchObject({ role: 'vendor', hoaId: 'elm-court' });
  });

  it('distinguishes two units of one owner', async () => {
    const other = { ...owner, id: 'm-other', unit: 'B-204' };
    const { user, store } = await renderShell({ role: 'resident', memberships: [owner, other] });
    await openMenu(user);
    await user.click(screen.getByRole('menuitemradio', { name: 'Resident · B-204' }));
    expect(store.getState().app.membershipId).toBe('m-other');
  });

  it('shows the names of several associations', async () => {
    const inElmCourt = { ...admin, id: 'm-elm', hoaId: 'elm-court', association: 'Elm Court' };
    const { user } = await renderShell({
      role: 'resident',
      memberships: [{ ...owner, association: 'Cedar Hollow' }, inElmCourt],
    });
    const menu = await openMenu(user);
    const roles = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(roles).toEqual(['Resident · A-101 · Cedar Hollow', 'Admin · Elm Court']);
  });
});
