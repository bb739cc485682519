import { createPortalStore, type PortalProps, reportError, selectActor } from '@hoa/shared';
import { type Areas, createAreas } from '../areas/areas.ts';
import { menuFor } from '../menu/menu-pages.ts';
import { registryNow } from '../registry/registry-store.ts';
import { keepSession } from '../session/keep-session.ts';
import { readSession } from '../session/session-storage.ts';
import { createGateway } from './gateway.ts';

/** The running portal: what the shell itself uses and what it gives to remotes. */
export interface Portal {
  readonly portal: PortalProps;
  readonly areas: Areas;
}

/** The composition root: puts store, gateway, session and areas together, once per page. */
export function createPortal(): Portal {
  const gateway = createGateway({
    actor: () => selectActor(store.getState()),
    useLiveData: () => store.getState().app.useLiveData,
  });
  const store = createPortalStore(gateway, {
    ...readSession(() => window.localStorage),
    offline: !navigator.onLine,
  });
  keepSession(store);
  if (store.getState().app.user) gateway.prepare();
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
    navigate: (path) => window.history.pushState(null, '', path),
    reportError,
    menu: () => {
      const registry = registryNow();
      const { role } = store.getState().app;
      return role && registry.status === 'ready' ? menuFor(role, registry.pages) : [];
    },
    openQuickMenu: () => undefined,
    signInAs: () => undefined,
    signOut: () => undefined,
    resetSampleData: async () => undefined,
  };
  return { portal, areas: createAreas(portal) };
}
