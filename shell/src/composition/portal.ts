import { createPortalStore, type PortalProps, reportError, selectActor } from '@hoa/shared';
import { inPortalAddress } from '@hoa/shared/domain';
import { type Areas, createAreas } from '../areas/areas.ts';
import { signInPath } from '../guard/guard.ts';
import { menuFor } from '../menu/menu-pages.ts';
import { createQuickMenuSwitch, type QuickMenuSwitch } from '../quick-menu/quick-menu-switch.ts';
import { loadRemote } from '../registry/load-remote.ts';
import { freshEntry, registryNow } from '../registry/registry-store.ts';
import { keepSession } from '../session/keep-session.ts';
import { createSession, type Session } from '../session/session.ts';
import { readSession } from '../session/session-storage.ts';
import { createGateway } from './gateway.ts';
import { createIdentityProvider } from './sign-in.ts';

/** The running portal: what the shell itself uses and what it gives to remotes. */
export interface Portal {
  readonly portal: PortalProps;
  readonly areas: Areas;
  readonly session: Session;
  readonly quickMenu: QuickMenuSwitch;
}

/** The composition root: puts store, gateway, session and areas together, once per page. */
export function createPortal(): Portal {
  const gateway = createGateway({
    actor: () => selectActor(store.getState()),
    useLiveData: () => store.getState().app.useLiveData,
    isOffline: () => store.getState().app.offline,
    watch: (listener) => store.subscribe(listener),
  });
  const store = createPortalStore(gateway, {
    ...readSession(() => window.localStorage),
    offline: !navigator.onLine,
  });
  keepSession(store);
  if (store.getState().app.user) gateway.prepare();
  const session = createSession(store, createIdentityProvider());
  const quickMenu = createQuickMenuSwitch();
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
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
      // Whoever signs in next begins at their own home, not where this person was.
      void session.signOut().then(() => window.history.pushState(null, '', signInPath));
    },
    resetSampleData: gateway.resetSampleData,
  };
  return { portal, areas: createAreas(portal, { loadRemote, freshEntry }), session, quickMenu };
}
