import type { OwnMembership } from '@hoa/domain';
import { expect, it } from 'vitest';
import { portalApi } from './api.ts';
import { identitySignedIn, mockSignedIn, roleSwitched, signedOut } from './app-state.ts';
import { createPortalStore, selectActor } from './store.ts';
import { fakeGateway } from './testing/index.ts';

const user = { uid: 'p-1', email: 'pat@example.org', displayName: 'Pat' };
const owner: OwnMembership = {
  id: 'm-owner',
  hoaId: 'elm',
  role: 'resident',
  unit: 'A-101',
  tenure: 'owner',
};
const admin: OwnMembership = { id: 'm-admin', hoaId: 'oak', role: 'admin' };
const memberships = [owner, admin];

const newStore = () =>
  createPortalStore(fakeGateway({ 'profile.get': () => new Promise(() => {}) }));

it('a person acts in the role that they sign in with, and switches to their others', () => {
  const store = newStore();
  store.dispatch(mockSignedIn({ user, role: 'resident', memberships }));
  expect(selectActor(store.getState())).toEqual({
    ...user,
    role: 'resident',
    hoaId: 'elm',
    unit: 'A-101',
    tenure: 'owner',
  });
  store.dispatch(roleSwitched('m-admin'));
  expect(selectActor(store.getState())).toEqual({ ...user, role: 'admin', hoaId: 'oak' });
  store.dispatch(roleSwitched('m-unknown'));
  expect(selectActor(store.getState())).toMatchObject({ role: 'admin', hoaId: 'oak' });
});

it('switching the role empties the cache', () => {
  const store = newStore();
  store.dispatch(mockSignedIn({ user, role: 'resident', memberships }));
  const call = { operation: 'profile.get', input: {} } as const;
  void store.dispatch(portalApi.endpoints.read.initiate(call));
  const cached = () => portalApi.util.selectCachedArgsForQuery(store.getState(), 'read');
  expect(cached()).toEqual([call]);
  store.dispatch(roleSwitched('m-admin'));
  expect(cached()).toEqual([]);
});

it('a person reported again by the identity provider keeps the chosen role', () => {
  const store = newStore();
  store.dispatch(identitySignedIn({ user, role: 'resident', memberships }));
  store.dispatch(roleSwitched('m-admin'));
  store.dispatch(identitySignedIn({ user, role: 'resident', memberships }));
  expect(store.getState().app).toMatchObject({ role: 'admin', membershipId: 'm-admin' });
  store.dispatch(identitySignedIn({ user, role: 'resident', memberships: [owner] }));
  expect(store.getState().app).toMatchObject({ role: 'resident', membershipId: 'm-owner' });
});

it('a person has the name in their profile, and ignores the profile of another person', async () => {
  let profile = { uid: 'p-1', email: 'pat@example.org', displayName: 'Pat Rowe' };
  const store = createPortalStore(fakeGateway({ 'profile.get': () => profile as never }));
  store.dispatch(mockSignedIn({ user, role: 'resident', memberships }));
  const read = () =>
    store.dispatch(
      portalApi.endpoints.read.initiate(
        { operation: 'profile.get', input: {} },
        { forceRefetch: true },
      ),
    );
  await read();
  expect(selectActor(store.getState())).toMatchObject({
    displayName: 'Pat Rowe',
    role: 'resident',
  });
  profile = { uid: 'p-2', email: 'sam@example.org', displayName: 'Sam' };
  await read();
  expect(selectActor(store.getState())).toMatchObject({ uid: 'p-1', displayName: 'Pat Rowe' });
});

it('signing out forgets the roles', () => {
  const store = newStore();
  store.dispatch(mockSignedIn({ user, role: 'resident', memberships }));
  store.dispatch(signedOut());
  expect(store.getState().app).toMatchObject({ memberships: [], membershipId: null, role: null });
});
