import { type AppState, createPortalStore, type PortalStore } from '@hoa/portal';
import type { Configuration } from '@hoa/registry';
import { createGateway, type PageGateway } from '../data/gateway.ts';
import { keepSession } from '../sign-in/keep-session.ts';
import { announceSessionEnd, followServer, followSignIns } from '../sign-in/session-end.ts';
import { readSession } from '../sign-in/session-storage.ts';

/** Creates the store with the stored session, and the gateway that it reads data through. */
export function createPageStore(configuration: Promise<Configuration | undefined>): {
  readonly store: PortalStore;
  readonly gateway: PageGateway;
} {
  const app = () => store.getState().app;
  const gateway = createGateway(
    {
      actor: () => keptSession.actor(),
      useLiveData: () => app().useLiveData,
      isOffline: () => app().offline,
      membershipId: () => app().membershipId,
      configuration,
      watch: (listener) => store.subscribe(listener),
      onServerSession: (identity) => followServer(store, identity),
    },
    modeOf(app),
    {
      mock: () =>
        import('../data/adapters.ts').then(({ createSampleAdapter }) => createSampleAdapter),
      live: () =>
        import('../live/live-adapter.ts').then(({ createLiveAdapter }) => createLiveAdapter),
    },
  );
  const store: PortalStore = createPortalStore(
    gateway,
    { ...readSession(() => window.localStorage, Date.now()), offline: !navigator.onLine },
    { onSessionEnd: () => announceSessionEnd(store) },
  );
  const keptSession = keepSession(store);
  followSignIns(store);
  if (app().user) gateway.prepare();
  return { store, gateway };
}

/**
 * Returns the data mode of the signed-in person. Keeps the last mode after sign-out, for pending requests of the page.
 */
function modeOf(app: () => AppState): () => 'mock' | 'live' {
  let isLive = false;
  return () => {
    const { user, mockOn } = app();
    if (user) isLive = !mockOn;
    return isLive ? 'live' : 'mock';
  };
}
