import { notify, type PortalStore } from '@hoa/shared';
import { notices } from '../notices/messages/index.ts';
import { keepTypedText, putBackTypedText } from './keep-typed-text.ts';

/**
 * To be called when a call learns that the session has ended, before the person is signed out: says so,
 * and keeps their typed text for when they sign in again. The route guard shows the sign-in page and
 * remembers the way back.
 */
export function announceSessionEnd(store: PortalStore): void {
  void notices.load().then(({ sessionEnded }) => notify.info(sessionEnded));
  const uid = store.getState().app.user?.uid;
  if (uid !== undefined) keepTypedText(uid);
}

/** Follows the store, and gives a person who signs in the text back that the end of a session left behind. */
export function followSignIns(store: PortalStore): void {
  const signedIn = () => store.getState().app.user?.uid;
  let before = signedIn();
  store.subscribe(() => {
    const uid = signedIn();
    if (uid === before) return;
    before = uid;
    if (uid !== undefined) putBackTypedText(uid);
  });
}
