import { createPortalStore } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { expect, it } from 'vitest';
import { createMockSession } from './mock-session.ts';

const vern = { uid: 'vendor-1', email: 'vern@cedarhollow.example', displayName: 'Vern Castillo' };

it('signs in as the sample person of a role, with mock on [4.2]', async () => {
  const { store, session } = open();
  await session.signInAs?.('vendor');
  expect(store.getState().app).toMatchObject({ role: 'vendor', user: vern, mockOn: true });
});

it('signs out: no role, no user, mock off [4.4]', async () => {
  const { store, session } = open();
  await session.signInAs?.('vendor');
  await session.signOut();
  expect(store.getState().app).toMatchObject({ role: null, user: null, mockOn: false });
});

it('refuses magic links with the specified texts [8.1.2]', async () => {
  const { session } = open();
  await expect(session.sendSignInLink('rae@cedarhollow.example', '/')).rejects.toThrow(
    'MockMode: Magic link sending is disabled in mock mode',
  );
  await expect(session.completeSignIn('https://portal.example/login#token=abc')).rejects.toThrow(
    'MockMode: Magic link completion is disabled in mock mode',
  );
});

function open() {
  const store = createPortalStore(fakeGateway({}));
  const users = { resident: vern, vendor: vern, admin: vern };
  return { store, session: createMockSession(store, async () => users) };
}
