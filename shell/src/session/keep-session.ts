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
} from '@hoa/shared';
import { isSessionKey, readSession, writeSession } from './session-storage.ts';

/** The time of use is stored at most this often: a write tells every other tab. */
const lastSeenIntervalMs = 60_000;

const browserStorage = () => window.localStorage;

/** The session of the page, kept in step with the browser's storage. */
export interface KeptSession {
  /** Who may act now: null once the stored session has ended, though the page still shows their data. */
  actor(): Actor | null;
}

/** Stores every change of the session, follows the other tabs, and follows the connection. */
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
  // By the event, not by `navigator.onLine`, which is false again when a connection lasted a moment.
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
