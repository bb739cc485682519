import type { Role } from '@hoa/domain';
import { homeOf, type Localized, matchPath, type PageEntry, vendorHome } from '@hoa/portal';
import { decoded } from '../preload/decoded.ts';
import type { DroppedRemote, OwnedPage } from '../registry/registry.ts';
import { signInPath } from '../sign-in/sign-in-link.ts';

/** The content to show at a path, or a redirect. */
export type ResolvedRoute<Page extends PageEntry = PageEntry> =
  | { readonly kind: 'sign-in' }
  /** `remember` returns the person to the requested path after sign-in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember: boolean }
  | ({ readonly kind: 'page' } & OwnedPage<Page>)
  | { readonly kind: 'restricted' }
  /** For vendors, `remote` shows the message in its own frame. */
  | { readonly kind: 'not-found'; readonly remote?: string }
  /** The page belongs to a dropped remote (`area` if known), or the registry lacks even the role's home page. */
  | { readonly kind: 'unavailable'; readonly area?: Localized | undefined };

/** The input of the route guard. */
export interface Visit<Page extends PageEntry = PageEntry> {
  readonly path: string;
  /** Null when signed out. */
  readonly role: Role | null;
  readonly pages: readonly OwnedPage<Page>[];
  /** Remotes with an invalid registry entry. */
  readonly dropped?: readonly DroppedRemote[] | undefined;
  /** The path after sign-in; home by default. */
  readonly returnTo?: string;
}

/**
 * The route guard, a pure function. Checks in this order: signed in? → vendor outside `/vendor`? → non-vendor inside? →
 * role of the page → does the page exist?
 */
export function resolveRoute<Page extends PageEntry>(visit: Visit<Page>): ResolvedRoute<Page> {
  const { path, role, pages, dropped = [], returnTo = '/' } = visit;
  const atSignIn = isAt(path, signInPath);
  if (role === null) {
    return atSignIn ? { kind: 'sign-in' } : { kind: 'redirect', to: signInPath, remember: true };
  }
  if (atSignIn) return redirect(isAt(pathOf(returnTo), signInPath) ? homeOf(role) : returnTo);
  const inside = isInside(path, vendorHome);
  if (role === 'vendor' && !inside) return redirect(vendorAddress(path));
  if (role !== 'vendor' && inside) return redirect('/');

  const matching = pages.filter(({ page }) => isAtPage(page.path, path));
  const allowed = matching.find(({ page }) => page.roles.includes(role));
  if (allowed) return { kind: 'page', ...allowed };
  const lost = dropped.find((remote) =>
    remote.pages.some((page) => isAtPage(page.path, path) && (page.roles?.includes(role) ?? true)),
  );
  if (lost) return { kind: 'unavailable', area: lost.area };
  // Only former owners have no home page.
  if (matching.length > 0) return path === '/' ? redirect('/payments') : { kind: 'restricted' };
  const home = pages.find(({ page }) => page.path === homeOf(role) && page.roles.includes(role));
  // A dropped remote without known pages may own this path.
  const isUnknown = dropped.some((remote) => remote.pages.length === 0);
  if (!home || isUnknown) return { kind: 'unavailable' };
  return role === 'vendor' ? { kind: 'not-found', remote: home.remote } : { kind: 'not-found' };
}

function isAtPage(pattern: string, path: string): boolean {
  return matchPath({ path: pattern, end: true }, path) !== null;
}

/** Returns the redirect of a vendor from a path outside `/vendor`: a ticket's URL opens its drawer. */
function vendorAddress(path: string): string {
  const ticketId = matchPath('/tickets/:ticketId', path)?.params.ticketId;
  return ticketId ? `${vendorHome}?item=${encodeURIComponent(decoded(ticketId))}` : vendorHome;
}

function redirect(to: string): ResolvedRoute<never> {
  return { kind: 'redirect', to, remember: false };
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

// Compares like the router, ignoring case and a trailing slash.
function isAt(path: string, route: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === route;
}

function isInside(path: string, folder: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${folder}/`);
}
