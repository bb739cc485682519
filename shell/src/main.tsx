import '@hoa/ui/styles.css';
import { createReactRoot, followAppearance } from '@hoa/shared';
import { createPortal } from './composition/portal.ts';
import { whenIdle } from './composition/when-idle.ts';
import { fetchLoginPage } from './login/fetch-login-page.ts';
import { preloadOtherRemotes, preloadRoute } from './preload/preload-route.ts';
import { fetchQuickMenu } from './quick-menu/QuickMenuHost.tsx';
import { loadRegistry } from './registry/registry-store.ts';
import { Shell } from './Shell.tsx';
import { surviveDeployments } from './updates/survive-deployments.ts';
import { tellOfNewVersion } from './updates/tell-of-new-version.ts';

followAppearance();
surviveDeployments({
  reload: () => window.location.reload(),
  tellOfNewVersion,
  storage: () => window.sessionStorage,
  fetchAnew: async (address) => {
    const { fetchAnew } = await import('./updates/fetch-anew.ts');
    return fetchAnew(address);
  },
});
const registry = loadRegistry();
const portal = createPortal(registry);
void registry.then((state) => preloadRoute(state, portal));
if (!portal.portal.store.getState().app.user) fetchLoginPage().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createReactRoot(root).render(<Shell {...portal} />);

whenIdle(() => {
  void registry.then((state) => preloadOtherRemotes(state, portal));
  for (const fetch of [fetchQuickMenu, fetchLoginPage]) fetch().catch(() => undefined);
  void import('./offline/keep-for-offline.ts').then(
    ({ keepForOffline }) => keepForOffline(portal.portal.store),
    // The next visit tries again.
    () => undefined,
  );
});
