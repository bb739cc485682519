import {
  createPortalStore,
  liveDataSet,
  mockSignedIn,
  offlineSet,
  roleSwitched,
  signedOut,
} from '@hoa/portal';
import { fakeGateway } from '@hoa/portal/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from './keep-session.ts';
import { sessionIdleMs } from './session-storage.ts';

const vern = {
  role: 'vendor',
  user: { uid: 'vendor-1', email: 'vern@cedarhollow.example', displayName: 'Vern Castillo' },
} as const;
const sessionKey = 'hoa:session';

afterEach(() => localStorage.clear());

function signedIn() {
  const clock = { now: Date.UTC(2026, 2, 1) };
  const store = createPortalStore(fakeGateway({}), vern);
  const session = keepSession(store, () => clock.now);
  return { clock, store, session };
}

describe('the person who may act', () => {
  it('is null once the stored session is gone', () => {
    const { session } = signedIn();
    expect(session.actor()).toMatchObject({ uid: 'vendor-1', role: 'vendor' });
    localStorage.removeItem(sessionKey);
    expect(session.actor()).toBeNull();
  });

  it('is null once the session has been idle for its length', () => {
    const { session, clock } = signedIn();
    clock.now += sessionIdleMs + 1;
    expect(session.actor()).toBeNull();
  });

  it('stays signed in by acting', () => {
    const { session, clock } = signedIn();
    for (let visit = 0; visit < 3; visit += 1) {
      clock.now += sessionIdleMs * 0.8;
      expect(session.actor()).not.toBeNull();
    }
  });

  it('stays signed in where the browser stores nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { session } = signedIn();
    expect(session.actor()).toMatchObject({ uid: 'vendor-1' });
    full.mockRestore();
  });
});

describe('the stored session', () => {
  it('follows a switch of the role, into other tabs too', () => {
    const memberships = [
      { id: 'm-1', hoaId: 'default-hoa', role: 'vendor' },
      { id: 'm-2', hoaId: 'elm-court', role: 'resident', unit: 'A-101', tenure: 'owner' },
    ] as const;
    const { store } = signedIn();
    const listening = vi.spyOn(window, 'addEventListener');
    const other = signedIn();
    const [, tellOther] = listening.mock.calls.find(([type]) => type === 'storage') ?? [];
    listening.mockRestore();
    store.dispatch(mockSignedIn({ ...vern, memberships }));
    store.dispatch(roleSwitched('m-2'));
    // The tabs of the other tests still listen to the window.
    if (typeof tellOther === 'function') {
      tellOther(new StorageEvent('storage', { key: sessionKey }));
    }
    expect(other.session.actor()).toMatchObject({
      role: 'resident',
      hoaId: 'elm-court',
      unit: 'A-101',
    });
  });

  it('follows sign-in and sign-out', () => {
    const { store } = signedIn();
    store.dispatch(signedOut());
    expect(localStorage.getItem(sessionKey)).toBeNull();
    store.dispatch(mockSignedIn(vern));
    expect(localStorage.getItem(sessionKey)).toContain('vendor-1');
  });

  it('is not written again by other changes of the page', () => {
    const { store } = signedIn();
    localStorage.removeItem(sessionKey);
    store.dispatch(offlineSet(true));
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  it('keeps the data mode [3.1]', () => {
    const { store } = signedIn();
    store.dispatch(liveDataSet(true));
    expect(localStorage.getItem('useLiveData')).toBe('true');
  });
});
