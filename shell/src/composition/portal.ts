import { inPortalAddress } from '@hoa/domain';
import {
  createPortalStore,
  type PortalProps,
  type PortalStore,
  profileRead,
  reportError,
} from '@hoa/shared';
import { menuFor } from '../menu/menu-pages.ts';
import { createQuickMenuSwitch, type QuickMenuSwitch } from '../quick-menu/quick-menu-switch.ts';
import { loadRemote } from '../registry/load-remote.ts';
import { freshEntry, registryNow } from '../registry/registry-store.ts';
import { createRemotes, type Remotes } from '../remotes/remotes.ts';
import { signInPath } from '../routes/resolve-route.ts';
import { keepSession } from '../session/keep-session.ts';
import { dropTypedText } from '../session/keep-typed-text.ts';
import { createSession, type Session } from '../session/session.ts';
import { announceSessionEnd, followSignIns } from '../session/session-end.ts';
import { readSession } from '../session/session-storage.ts';
import { createGateway } from './gateway.ts';
import { createIdentityProvider } from './sign-in.ts';

/** The running portal: what the shell itself uses and what it gives to remotes. */
export interface Portal {
  readonly portal: PortalProps;
  readonly remotes: Remotes;
  readonly session: Session;
  readonly quickMenu: QuickMenuSwitch;
}

/** The composition root: creates store, gateway, session and remotes, once per page. */
export function createPortal(): Portal {
  const gateway = createGateway({
    actor: () => keptSession.actor(),
    useLiveData: () => store.getState().app.useLiveData,
    isOffline: () => store.getState().app.offline,
    watch: (listener) => store.subscribe(listener),
  });
  const store: PortalStore = createPortalStore(
    gateway,
    { ...readSession(() => window.localStorage, Date.now()), offline: !navigator.onLine },
    { onSessionEnd: () => announceSessionEnd(store) },
  );
  const keptSession = keepSession(store);
  followSignIns(store);
  if (store.getState().app.user) gateway.prepare();
  const session = createSession(store, createIdentityProvider(), async () =>
    store.dispatch(profileRead(await gateway.call('profile.get', {}))),
  );
  const quickMenu = createQuickMenuSwitch();
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
    upload: gateway.upload,
    download: gateway.download,
    navigate: (path) => window.history.pushState(null, '', inPortalAddress(path)),
    reportError,
    menu: () => {
      const registry = registryNow();
      const { role } = store.getState().app;
      return role && registry.status === 'ready' ? menuFor(role, registry.pages) : [];
    },
    openQuickMenu: quickMenu.open,
    signInAs: (role) => {
      session.signInAs?.(role).catch((error: unknown) => reportError(error));
    },
    signOut: () => {
      const { user } = store.getState().app;
      if (user) dropTypedText(user.uid);
      // The next person to sign in starts at their own home, not at this person's page.
      void session.signOut().then(() => window.history.pushState(null, '', signInPath));
    },
    resetSampleData: gateway.resetSampleData,
  };
  return { portal, remotes: createRemotes(portal, { loadRemote, freshEntry }), session, quickMenu };
}
