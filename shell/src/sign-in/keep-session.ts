import type { Actor } from '@hoa/domain';
import {
  type AppState,
  identitySignedIn,
  liveDataSet,
  mockSignedIn,
  offlineSet,
  type PortalStore,
  selectActor,
  signedOut,
} from '@hoa/portal';
import { isSessionKey, readSession, writeSession } from './session-storage.ts';

/** The minimum interval between writes of the last use, because every write notifies all other tabs. */
const lastSeenIntervalMs = 60_000;

const browserStorage = () => window.localStorage;

/** The page's session, synchronized with the browser's storage. */
export interface KeptSession {
  /**
   * Returns the person who may act now; null once the stored session has ended, even if the page still shows their
   * data.
   */
  actor(): Actor | null;
}

/** Stores every change of the session, and follows other tabs and the network state. */
export function keepSession(store: PortalStore, now: () => number = Date.now): KeptSession {
  let stored = store.getState().app;
  let isStored = false;
  let lastSeen = 0;

  function write(): void {
    lastSeen = now();
    isStored = writeSession(browserStorage, stored, lastSeen);
  }

  if (stored.user) write();
  store.subscribe(() => {
    const { app } = store.getState();
    const before = stored;
    stored = app;
    if (isSameSession(app, before)) return;
    write();
  });
  window.addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) follow(store, now());
  });
  // Uses the events, because `navigator.onLine` is already false again after a short connection.
  window.addEventListener('online', () => store.dispatch(offlineSet(false)));
  window.addEventListener('offline', () => store.dispatch(offlineSet(true)));

  return {
    actor() {
      const actor = selectActor(store.getState());
      if (!actor || !isStored) return actor;
      if (!readSession(browserStorage, now()).user) return null;
      if (now() - lastSeen > lastSeenIntervalMs) write();
      return actor;
    },
  };
}

const sessionFields = [
  'user',
  'role',
  'mockOn',
  'hoaId',
  'memberships',
  'membershipId',
  'useLiveData',
] as const;

function isSameSession(one: AppState, other: AppState): boolean {
  return sessionFields.every((field) => one[field] === other[field]);
}

function follow(store: PortalStore, now: number): void {
  const here = store.getState().app;
  const session = readSession(browserStorage, now);
  const { user, role, memberships, membershipId, mockOn = true, useLiveData = false } = session;
  if (useLiveData !== here.useLiveData) store.dispatch(liveDataSet(useLiveData));
  if (!user || !role) {
    if (here.user) store.dispatch(signedOut());
  } else if (
    user.uid !== here.user?.uid ||
    role !== here.role ||
    membershipId !== here.membershipId ||
    mockOn !== here.mockOn ||
    user.displayName !== here.user?.displayName ||
    user.email !== here.user?.email
  ) {
    const identity = { user, role, memberships, membershipId };
    store.dispatch((mockOn ? mockSignedIn : identitySignedIn)(identity));
  }
}
