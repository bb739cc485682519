import '@hoa/ui/styles.css';
import { createReactRoot, followAppearance, profileRead } from '@hoa/portal';
import { createPageStore } from './composition/page-store.ts';
import { createPortalProps } from './composition/portal-props.ts';
import { whenIdle } from './preload/when-idle.ts';
import { fetchQuickMenu } from './quick-menu/QuickMenuHost.tsx';
import { createQuickMenuSwitch } from './quick-menu/quick-menu-switch.ts';
import { configurationOf, freshEntry, loadRegistry } from './registry/registry-store.ts';
import { loadRemote } from './remotes/load-remote.ts';
import { createRemotes } from './remotes/remotes.ts';
import { preloadOtherRemotes, preloadRoute } from './routes/preload-route.ts';
import { Shell } from './Shell.tsx';
import { fetchLoginPage } from './sign-in/page/fetch-login-page.ts';
import { createSignIn } from './sign-in/sessions.ts';
import { announceNewVersion } from './updates/announce-new-version.ts';
import { recoverMissingFiles } from './updates/recover-missing-files.ts';
import { repairRelease } from './updates/repair-release.ts';

// The boot of the page, from top to bottom. The script in index.html (`preload/inline-preload.ts`) has run before it
// and requested the registry, the scripts and the first data.

/** The maximum time that the frame waits for the first page, in milliseconds. */
const pageLimitMs = 300;

followAppearance();
recoverMissingFiles({
  reload: () => window.location.reload(),
  announceNewVersion,
  storage: () => window.sessionStorage,
  repairRelease,
});

const registry = loadRegistry();
const configuration = registry.then(configurationOf);
const { store, gateway } = createPageStore(configuration);
const signIn = createSignIn(store, configuration, async () =>
  store.dispatch(profileRead(await gateway.call('profile.get', {}))),
);
const quickMenu = createQuickMenuSwitch();
const portal = createPortalProps({ store, gateway, signIn, quickMenu });
const remotes = createRemotes(portal, { loadRemote, freshEntry });

const isSignedIn = store.getState().app.user !== null;
const firstPage = registry.then((state) => preloadRoute(state, store, remotes));
if (!isSignedIn) fetchLoginPage().catch(() => undefined);

// A page that loads soon is rendered in one step with its frame and data; otherwise the frame is rendered first.
const atLatest = new Promise((end) => setTimeout(end, pageLimitMs));
void Promise.race([isSignedIn && firstPage, atLatest]).finally(renderPortal);

whenIdle(prepareNextPages);
whenIdle(prepareForOffline);

function renderPortal(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  createReactRoot(root).render(<Shell {...{ portal, remotes, signIn, quickMenu }} />);
}

function prepareNextPages(): void {
  void registry.then((state) => preloadOtherRemotes(state, store));
  for (const fetch of [fetchQuickMenu, fetchLoginPage]) fetch().catch(() => undefined);
}

function prepareForOffline(): void {
  void import('./offline/keep-for-offline.ts').then(
    ({ keepForOffline }) => keepForOffline(store),
    // The next visit tries again.
    () => undefined,
  );
}
