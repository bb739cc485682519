import { type Identity, identitySignedIn, notify, type PortalStore, signedOut } from '@hoa/portal';
import { keptTexts } from '@hoa/ui';
import { notices } from '../notices/messages.ts';
import { keepTypedText } from './keep-typed-text.ts';
import { fieldPrefix } from './typed-fields.ts';

/**
 * Shows that the session has ended and saves typed text for the next sign-in. Call it before dispatching `signedOut`;
 * the route guard then shows the sign-in page and remembers the current path.
 */
export function announceSessionEnd(store: PortalStore): void {
  hasLiveEnded = !store.getState().app.mockOn;
  void notices.load().then(({ sessionEnded }) => notify.info(sessionEnded));
  const uid = store.getState().app.user?.uid;
  if (uid !== undefined) keepTypedText(uid);
}

/** Applies the server's state of a live session; null if it has ended. Leaves sample people signed in. */
export function followServer(store: PortalStore, identity: Identity | null): void {
  const { mockOn, user } = store.getState().app;
  if (mockOn || !user) return;
  if (!identity) announceSessionEnd(store);
  store.dispatch(identity ? identitySignedIn(identity) : signedOut());
}

let hasLiveEnded = false;

/** Returns true if a live session has ended on this page and nobody has signed in since. */
export function hasLiveSessionEnded(): boolean {
  return hasLiveEnded;
}

/** Follows the store, and restores typed text from an ended session after the next sign-in. */
export function followSignIns(store: PortalStore): void {
  const signedIn = () => store.getState().app.user?.uid;
  let before = signedIn();
  let stop = () => {};
  store.subscribe(() => {
    const uid = signedIn();
    if (uid === before) return;
    before = uid;
    stop();
    stop = () => {};
    if (uid !== undefined) hasLiveEnded = false;
    if (uid === undefined || keptTexts(uid).places(fieldPrefix).length === 0) return;
    const { pathname } = window.location;
    void import('./restore-typed-text.ts').then(
      ({ restoreTypedText }) => {
        if (signedIn() === uid) stop = restoreTypedText(uid, pathname);
      },
      // Offline, the text stays stored for the next time.
      () => undefined,
    );
  });
}
