import { inPortalAddress } from '@hoa/domain';
import {
  type AppState,
  createPortalStore,
  identitySignedIn,
  type PortalProps,
  type PortalStore,
  profileRead,
  reportError,
  signedOut,
} from '@hoa/portal';
import { createGateway } from '../data/gateway.ts';
import { menuFor } from '../quick-menu/menu-pages.ts';
import { createQuickMenuSwitch, type QuickMenuSwitch } from '../quick-menu/quick-menu-switch.ts';
import { freshEntry, type RegistryState, registryNow } from '../registry/registry-store.ts';
import { loadRemote } from '../remotes/load-remote.ts';
import { createRemotes, type Remotes } from '../remotes/remotes.ts';
import { keepSession } from '../sign-in/keep-session.ts';
import { dropTypedText } from '../sign-in/keep-typed-text.ts';
import { announceSessionEnd, followSignIns } from '../sign-in/session-end.ts';
import { readSession } from '../sign-in/session-storage.ts';
import { createMockSession, liveSessionOnDemand, type SignIn } from '../sign-in/sessions.ts';
import { signInPath, takeOpenedLink } from '../sign-in/sign-in-link.ts';

/** The running portal, used by the shell and passed on to remotes. */
export interface Portal extends SignIn {
  readonly portal: PortalProps;
  readonly remotes: Remotes;
  readonly quickMenu: QuickMenuSwitch;
}

/** The composition root: creates the store, gateway, session and remotes, once per page. */
export function createPortal(registry: Promise<RegistryState>): Portal {
  const openedLink = takeOpenedLink();
  const app = () => store.getState().app;
  const configuration = registry.then((state) =>
    state.status === 'ready' ? state.configuration : undefined,
  );
  const endSession = () => announceSessionEnd(store);
  const gateway = createGateway(
    {
      actor: () => keptSession.actor(),
      useLiveData: () => app().useLiveData,
      isOffline: () => app().offline,
      membershipId: () => app().membershipId,
      configuration,
      watch: (listener) => store.subscribe(listener),
      onServerSession: (identity) => {
        if (app().mockOn || !app().user) return;
        if (!identity) endSession();
        store.dispatch(identity ? identitySignedIn(identity) : signedOut());
      },
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
    { onSessionEnd: endSession },
  );
  const keptSession = keepSession(store);
  followSignIns(store);
  if (app().user) gateway.prepare();
  const session = createMockSession(store, async () =>
    store.dispatch(profileRead(await gateway.call('profile.get', {}))),
  );
  const liveSession = liveSessionOnDemand(store, configuration);
  const quickMenu = createQuickMenuSwitch();
  const portal: PortalProps = {
    store,
    supports: gateway.supports,
    upload: gateway.upload,
    download: gateway.download,
    viewAddress: gateway.viewAddress,
    navigate: (path) => window.history.pushState(null, '', inPortalAddress(path)),
    reportError,
    menu: () => {
      const registry = registryNow();
      const { role } = app();
      return role && registry.status === 'ready' ? menuFor(role, registry.pages) : [];
    },
    openQuickMenu: quickMenu.open,
    signInAs: (role) => {
      session.signInAs?.(role).catch((error: unknown) => reportError(error));
    },
    signOut: () => {
      const { user, mockOn } = app();
      if (user) dropTypedText(user.uid);
      const current = mockOn ? Promise.resolve(session) : liveSession();
      // The next person to sign in starts at their own home page, not on this person's page.
      void current
        .then(
          (one) => one.signOut(),
          () => session.signOut(),
        )
        .then(() => window.history.pushState(null, '', signInPath));
    },
    resetSampleData: gateway.resetSampleData,
  };
  const remotes = createRemotes(portal, { loadRemote, freshEntry });
  return { portal, remotes, session, liveSession, openedLink, quickMenu };
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
