import { lastScreen, readAhead } from '@hoa/shared';
import type { Portal } from '../composition/portal.ts';
import type { RegistryState } from '../registry/registry-store.ts';
import { entryOf } from '../registry/registry-store.ts';
import { resolveRoute } from '../routes/resolve-route.ts';
import { preloadForLater } from './preload-files.ts';
import { readsAt } from './preload-plan.ts';

/** Redirects can follow each other: from the sign-in page to a ticket, and for a vendor on to its drawer. */
const maxRedirects = 3;

/**
 * Starts to load the remote of the current address, and to read what its page asks first, before rendering asks for it.
 * Resolves once all of it is here, or has failed.
 */
export async function preloadRoute(
  registry: RegistryState,
  { portal, remotes }: Portal,
): Promise<void> {
  const { role } = portal.store.getState().app;
  if (registry.status !== 'ready' || role === null) return;
  const { search, pathname } = window.location;
  let path = pathname;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const route = resolveRoute({ path, role, pages: registry.pages, dropped: registry.dropped });
    if (route.kind === 'redirect') {
      path = new URL(route.to, window.location.origin).pathname;
      continue;
    }
    if (!('remote' in route) || !route.remote) return;
    const entry = entryOf(registry, route.remote);
    const page = route.kind === 'page' ? route.page : undefined;
    // Once loaded, a remote has begun to load the screen of this address: that is the last one asked for.
    const loading = entry && remotes.load(entry, page).then(lastScreen);
    // What an address with a query shows, only its screen knows.
    const reads = search === '' ? readsAt(registry.registry, { role, path }) : [];
    await Promise.all([loading, readAhead(portal.store, reads)]);
    return;
  }
}

/** Fetches the scripts of every remote of the role, for the pages the person may open next. */
export function preloadOtherRemotes(registry: RegistryState, { portal }: Portal): void {
  const { role } = portal.store.getState().app;
  if (registry.status !== 'ready' || role === null) return;
  const own = registry.registry.filter(({ pages }) =>
    pages.some(({ roles }) => roles.includes(role)),
  );
  for (const entry of own) preloadForLater(entry);
}
