import { createPortalStore, identitySignedIn, mockSignedIn } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { expect, it } from 'vitest';
import { rae } from '../testing/fake-sign-in-server.ts';
import { followServer } from './session-end.ts';

const identity = { role: 'resident', user: rae } as const;

it('follows changes of the session that the server reports [7.4]', () => {
  const store = createPortalStore(fakeGateway({}));
  store.dispatch(identitySignedIn(identity));
  followServer(store, { ...identity, role: 'admin' });
  expect(store.getState().app).toMatchObject({ role: 'admin', user: rae });
  followServer(store, null);
  expect(store.getState().app).toMatchObject({ role: null, user: null });
});

it('leaves a sample person signed in whom the server does not know', () => {
  const store = createPortalStore(fakeGateway({}));
  store.dispatch(mockSignedIn(identity));
  followServer(store, null);
  expect(store.getState().app).toMatchObject(identity);
});
