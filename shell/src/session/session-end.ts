import { notify, type PortalStore } from '@hoa/shared';
import { notices } from '../notices/messages/index.ts';
import { keepTypedText } from './keep-typed-text.ts';

/**
 * To be called when a call learns that the session has ended, before the person is signed out: says so,
 * and gives them their typed text back if they sign in again. The route guard shows the sign-in page
 * and remembers the way back.
 */
export function announceSessionEnd(store: PortalStore): void {
  void notices.load().then(({ sessionEnded }) => notify.info(sessionEnded));
  const uid = store.getState().app.user?.uid;
  const restoreTypedText = keepTypedText();
  let isOver = false;
  const unsubscribe = store.subscribe(() => {
    const { user } = store.getState().app;
    // Redux still calls a listener that unsubscribed during the same notification.
    if (!user || isOver) return;
    isOver = true;
    unsubscribe();
    if (user.uid === uid) restoreTypedText();
  });
}
