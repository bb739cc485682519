import {
  identitySignedIn,
  liveDataSet,
  mockSignedIn,
  offlineSet,
  type PortalStore,
  signedOut,
} from '@hoa/shared';
import { isSessionKey, readSession, writeSession } from './session-storage.ts';

const browserStorage = () => window.localStorage;

/** Writes every change of the session down, follows the other tabs, and follows the connection. */
export function keepSession(store: PortalStore): void {
  let written = store.getState().app;
  store.subscribe(() => {
    const { app } = store.getState();
    if (app === written) return;
    written = app;
    writeSession(browserStorage, app);
  });
  window.addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) follow(store);
  });
  const followConnection = () => {
    store.dispatch(offlineSet(!navigator.onLine));
  };
  window.addEventListener('online', followConnection);
  window.addEventListener('offline', followConnection);
}

function follow(store: PortalStore): void {
  const here = store.getState().app;
  const { user, role, mockOn = true, useLiveData = false } = readSession(browserStorage);
  if (useLiveData !== here.useLiveData) store.dispatch(liveDataSet(useLiveData));
  if (!user || !role) {
    if (here.user) store.dispatch(signedOut());
  } else if (user.uid !== here.user?.uid || role !== here.role) {
    store.dispatch((mockOn ? mockSignedIn : identitySignedIn)({ user, role }));
  }
}
