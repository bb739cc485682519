import { identitySignedIn, PortalError } from '@hoa/portal';
import {
  actors,
  expectConsole,
  fakeGateway,
  type Handlers,
  renderScreen,
} from '@hoa/portal/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ViewAsNotice } from './ViewAsNotice.tsx';

const { uid, displayName, email, hoaId } = actors.admin;
const own = { id: 'own', uid, displayName, role: 'admin', hoaId } as const;
const home = { id: 'home', uid, displayName, role: 'resident', unit: 'A-101', hoaId } as const;
const viewed = {
  id: 'viewed',
  uid: 'resident-047',
  displayName: 'Walt Simmons',
  hoaId,
  role: 'resident',
  impersonation: 'view',
} as const;

function open(handlers: Handlers) {
  const opened = renderScreen(<ViewAsNotice />, {
    gateway: fakeGateway(handlers),
    at: '/payments',
  });
  const enter = (membershipId: string, impersonation: 'view' | 'act' = 'view') =>
    act(() =>
      opened.store.dispatch(
        identitySignedIn({
          ...{ user: { uid, displayName, email }, role: 'admin' },
          ...{ memberships: [home, own, { ...viewed, impersonation }], membershipId },
        }),
      ),
    );
  return { ...opened, enter };
}

it('names the resident, and returns to the administrator’s home page', async () => {
  const { enter, user, gateway, store, address } = open({ 'people.stopViewing': () => ({}) });
  enter(own.id);
  expect(screen.queryByRole('status')).toBeNull();
  enter(viewed.id);
  expect(await screen.findByText('You are viewing the portal as Walt Simmons.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop Viewing' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(address()).toBe('/');
  expect(gateway.inputsOf('people.stopViewing')).toHaveLength(1);
  expect(store.getState().app).toMatchObject({
    ...{ role: 'admin', membershipId: 'own', user: { uid, displayName } },
    memberships: [home, own],
  });
});

it('says for whom the administrator acts', async () => {
  const { enter } = open({});
  enter(viewed.id, 'act');
  expect(await screen.findByText('You are acting for Walt Simmons.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop Acting' })).toBeVisible();
});

it('says when the server could not end the view', async () => {
  expectConsole(/could not be ended/);
  const { enter, user } = open({
    'people.stopViewing': () => {
      throw new PortalError('network');
    },
  });
  enter(viewed.id);
  await user.click(await screen.findByRole('button', { name: 'Stop Viewing' }));
  expect(await screen.findByText(/This could not be ended/)).toBeVisible();
});
