import { createPortalStore, mockSignedIn } from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { describe, expect, it, vi } from 'vitest';
import type { Identity, IdentityProvider } from './identity-provider.ts';
import { createMockIdentityProvider } from './mock-identity-provider.ts';
import { createSession } from './session.ts';

const vern: Identity = {
  role: 'vendor',
  user: { uid: 'vendor-1', email: 'vern@cedarhollow.example', displayName: 'Vern Castillo' },
};

describe('in mock mode', () => {
  it('signs in as the sample person of a role, with mock on [4.2]', async () => {
    const { store, session } = mockSession();
    await session.signInAs?.('vendor');
    expect(store.getState().app).toMatchObject({ ...vern, mockOn: true });
  });

  it('signs out: no role, no user, mock off [4.4]', async () => {
    const { store, session } = mockSession();
    await session.signInAs?.('vendor');
    await session.signOut();
    expect(store.getState().app).toMatchObject({ role: null, user: null, mockOn: false });
  });
});

describe('with an identity provider', () => {
  it('signs in by a link, with mock off, and answers where the person came from [1.4 4.3]', async () => {
    const { store, session } = realSession();
    const signIn = await session.completeSignIn('https://portal.example/login?x');
    expect(signIn.returnTo).toBe('/tickets');
    expect(store.getState().app.user).toBeNull();
    session.enter(signIn.identity);
    expect(store.getState().app).toMatchObject({ ...vern, mockOn: false });
    expect(session.signInAs).toBeUndefined();
  });

  it('follows changes that the provider reports [7.4]', () => {
    const { store, announce } = realSession();
    announce(vern);
    expect(store.getState().app).toMatchObject(vern);
    announce(null);
    expect(store.getState().app).toMatchObject({ role: null, user: null });
  });

  it('leaves a sample person signed in whom it does not know', () => {
    const { store, announce } = realSession();
    store.dispatch(mockSignedIn(vern));
    announce(null);
    expect(store.getState().app).toMatchObject(vern);
  });

  it('clears the user and logs it when signing out fails [4.7 7.4]', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const offline = new Error('offline');
    const { store, session } = realSession({ signOut: () => Promise.reject(offline) });
    session.enter(vern);
    await session.signOut();
    expect(store.getState().app).toMatchObject({ role: null, user: null });
    expect(complaint).toHaveBeenCalledWith(expect.any(String), offline);
  });
});

function mockSession() {
  const store = createPortalStore(fakeGateway({}));
  const users = { resident: vern.user, vendor: vern.user, admin: vern.user };
  return {
    store,
    session: createSession(
      store,
      createMockIdentityProvider(async () => users),
    ),
  };
}

function realSession(overrides: Partial<IdentityProvider> = {}) {
  const store = createPortalStore(fakeGateway({}));
  let announce: (identity: Identity | null) => void = () => undefined;
  const session = createSession(store, {
    sendSignInLink: async () => undefined,
    isSignInLink: () => true,
    completeSignIn: async () => ({ identity: vern, returnTo: '/tickets' }),
    completeByCode: async () => ({ identity: vern, returnTo: '/tickets' }),
    signOut: async () => undefined,
    onAuthStateChanged: (onChange) => {
      announce = onChange;
      return () => undefined;
    },
    ...overrides,
  });
  return { store, session, announce: (identity: Identity | null) => announce(identity) };
}
