import { mayReadTickets } from '@hoa/domain';
import { lastScreen, type PortalStore, readAhead, selectActor } from '@hoa/portal';
import { preloadForLater } from '../preload/preload-files.ts';
import { readsAt } from '../preload/preload-plan.ts';
import { openPages } from '../registry/open-pages.ts';
import type { RegistryState } from '../registry/registry-store.ts';
import { entryOf } from '../registry/registry-store.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { resolveRoute } from './resolve-route.ts';

/** Redirects can be chained: from the sign-in page to a ticket, and for a vendor to its drawer. */
const maxRedirects = 3;

/**
 * Starts to load the remote of the current URL and the first queries of its page before rendering requests them.
 * Resolves when everything has loaded or failed.
 */
export async function preloadRoute(
  registry: RegistryState,
  store: PortalStore,
  remotes: Remotes,
): Promise<void> {
  const actor = selectActor(store.getState());
  if (registry.status !== 'ready' || actor === null) return;
  const { role } = actor;
  const pages = openPages(actor, registry.pages);
  const { search, pathname } = window.location;
  let path = pathname;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const route = resolveRoute({ path, role, pages, dropped: registry.dropped });
    if (route.kind === 'redirect') {
      path = new URL(route.to, window.location.origin).pathname;
      continue;
    }
    if (!('remote' in route) || !route.remote) return;
    const entry = entryOf(registry, route.remote);
    const page = route.kind === 'page' ? route.page : undefined;
    // A loaded remote has started to load the screen of this URL: the last one requested.
    const loading = entry && remotes.load(entry, page).then(lastScreen);
    // Only the screen knows which data a URL with a query shows.
    const reads = search === '' ? readsAt(registry.registry, { role, path }) : [];
    const allowed = reads.filter(
      ([name]) => !actor.until && (!name.startsWith('tickets.') || mayReadTickets(actor).ok),
    );
    await Promise.all([loading, readAhead(store, allowed)]);
    return;
  }
}

/** Preloads the scripts of all remotes of the role, for pages that the person may open next. */
export function preloadOtherRemotes(registry: RegistryState, store: PortalStore): void {
  const { role } = store.getState().app;
  if (registry.status !== 'ready' || role === null) return;
  const own = registry.registry.filter(({ pages }) =>
    pages.some(({ roles }) => roles.includes(role)),
  );
  for (const entry of own) preloadForLater(entry);
}
