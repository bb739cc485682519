import '@hoa/ui/styles.css';
import { createReactRoot, followAppearance } from '@hoa/portal';
import { createPortal } from './composition/portal.ts';
import { whenIdle } from './preload/when-idle.ts';
import { fetchQuickMenu } from './quick-menu/QuickMenuHost.tsx';
import { loadRegistry } from './registry/registry-store.ts';
import { preloadOtherRemotes, preloadRoute } from './routes/preload-route.ts';
import { Shell } from './Shell.tsx';
import { fetchLoginPage } from './sign-in/page/fetch-login-page.ts';
import { recoverMissingFiles } from './updates/recover-missing-files.ts';
import { tellOfNewVersion } from './updates/tell-of-new-version.ts';

/** How long the first page may keep the frame waiting, in milliseconds. */
const pageLimitMs = 300;

followAppearance();
recoverMissingFiles({
  reload: () => window.location.reload(),
  tellOfNewVersion,
  storage: () => window.sessionStorage,
  refetchFile: async (address) => {
    const { refetchFile } = await import('./updates/refetch-file.ts');
    return refetchFile(address);
  },
});
const registry = loadRegistry();
const portal = createPortal(registry);
const ahead = registry.then((state) => preloadRoute(state, portal.portal.store, portal.remotes));
const isSignedIn = portal.portal.store.getState().app.user !== null;
if (!isSignedIn) fetchLoginPage().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const draw = () => createReactRoot(root).render(<Shell {...portal} />);
// A page that is here soon is drawn in one step, with its frame and its data; else the frame comes first.
const atLatest = new Promise((end) => setTimeout(end, pageLimitMs));
void Promise.race([isSignedIn && ahead, atLatest]).finally(draw);

whenIdle(() => {
  void registry.then((state) => preloadOtherRemotes(state, portal.portal.store));
  for (const fetch of [fetchQuickMenu, fetchLoginPage]) fetch().catch(() => undefined);
  void import('./offline/keep-for-offline.ts').then(
    ({ keepForOffline }) => keepForOffline(portal.portal.store),
    // The next visit tries again.
    () => undefined,
  );
});
