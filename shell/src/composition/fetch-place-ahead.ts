import { placeOf } from '../guard/guard.ts';
import { fetchForLater } from '../registry/fetch-ahead.ts';
import type { RegistryState } from '../registry/registry-store.ts';
import { entryOf } from '../registry/registry-store.ts';
import type { Portal } from './portal.ts';

/** A redirect may lead to another one: after signing in, for a vendor, to a ticket. */
const maxRedirects = 3;

/** Begins to load what stands at an address, before anything has been rendered that would ask for it. */
export function fetchPlaceAhead(registry: RegistryState, { portal, areas }: Portal): void {
  const { role } = portal.store.getState().app;
  if (registry.status !== 'ready' || role === null) return;
  let path = window.location.pathname;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const place = placeOf({ path, role, pages: registry.pages });
    if (place.kind === 'redirect') {
      path = new URL(place.to, window.location.origin).pathname;
      continue;
    }
    if (!('remote' in place) || !place.remote) return;
    const entry = entryOf(registry, place.remote);
    if (entry) areas.load(entry, place.kind === 'page' ? place.page : undefined);
    return;
  }
}

/** Fetches, while nothing else is to be done, what the role's other pages will need first. */
export function fetchRestWhenIdle(registry: RegistryState, { portal }: Portal): void {
  const { role } = portal.store.getState().app;
  if (registry.status !== 'ready' || role === null) return;
  const own = registry.registry.filter(({ pages }) =>
    pages.some(({ roles }) => roles.includes(role)),
  );
  for (const entry of own) fetchForLater(entry);
}
