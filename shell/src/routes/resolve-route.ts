import type { Role } from '@hoa/domain';
import { homeOf, type Localized, matchPath, type PageEntry, vendorHome } from '@hoa/shared';
import type { DroppedRemote } from '../registry/registry.ts';
import { decoded } from './decoded.ts';

/** A page and the remote it belongs to. */
export interface OwnedPage<Page extends PageEntry = PageEntry> {
  readonly remote: string;
  readonly page: Page;
}

/** What is shown at a path, or where it redirects. */
export type ResolvedRoute<Page extends PageEntry = PageEntry> =
  | { readonly kind: 'sign-in' }
  /** `remember`: the requested path is where to go after signing in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember: boolean }
  | ({ readonly kind: 'page' } & OwnedPage<Page>)
  | { readonly kind: 'restricted' }
  /** `remote` shows the message inside its own frame, for vendors. */
  | { readonly kind: 'not-found'; readonly remote?: string }
  /** A remote was left out that has the page, named by its area if it can be; or the registry lacks even the role's first page. */
  | { readonly kind: 'unavailable'; readonly area?: Localized | undefined };

export const signInPath = '/login';

/** The input of the route guard. */
export interface Visit<Page extends PageEntry = PageEntry> {
  readonly path: string;
  /** Null while no one is signed in. */
  readonly role: Role | null;
  /** Every page of the registry. */
  readonly pages: readonly OwnedPage<Page>[];
  /** What was left out of the registry; nothing by default. */
  readonly dropped?: readonly DroppedRemote[] | undefined;
  /** Where to go after signing in; home by default. */
  readonly returnTo?: string;
}

/**
 * The route guard, a pure function. In this order: signed in? → vendor outside `/vendor`? → non-vendor inside? → role of the page → does the
 * page exist?
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
  if (matching.length > 0) return { kind: 'restricted' };
  const home = pages.find(({ page }) => page.path === homeOf(role) && page.roles.includes(role));
  // Where it can't be told which pages a remote has, any of them may be its.
  const isUnknown = dropped.some((remote) => remote.pages.length === 0);
  if (!home || isUnknown) return { kind: 'unavailable' };
  return role === 'vendor' ? { kind: 'not-found', remote: home.remote } : { kind: 'not-found' };
}

function isAtPage(pattern: string, path: string): boolean {
  return matchPath({ path: pattern, end: true }, path) !== null;
}

/** Where a vendor is sent from a path outside `/vendor`: a ticket's own address opens its drawer. */
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

// Compared as the router does: ignoring case and a trailing slash.
function isAt(path: string, route: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === route;
}

function isInside(path: string, folder: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${folder}/`);
}
