import { matchPath, type PageEntry } from '@hoa/shared';
import type { Role } from '@hoa/shared/domain';

/** A page and the remote it belongs to. */
export interface OwnedPage<Page extends PageEntry = PageEntry> {
  readonly remote: string;
  readonly page: Page;
}

/** What is shown at a path, or where it leads instead. */
export type Place<Page extends PageEntry = PageEntry> =
  | { readonly kind: 'sign-in' }
  /** `remember` when the path asked for is where to go after signing in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember: boolean }
  | ({ readonly kind: 'page' } & OwnedPage<Page>)
  | { readonly kind: 'restricted' }
  /** `remote` names the one whose frame the message stands in, for vendors. */
  | { readonly kind: 'not-found'; readonly remote?: string }
  /** The registry does not even list the role's first page: something is wrong with it. */
  | { readonly kind: 'unavailable' };

export const signInPath = '/login';
export const vendorHome = '/vendor';

/** What a visit to a path is judged by. */
export interface Visit<Page extends PageEntry = PageEntry> {
  readonly path: string;
  /** Null while nobody is signed in. */
  readonly role: Role | null;
  /** Every page of the registry. */
  readonly pages: readonly OwnedPage<Page>[];
  /** Where someone who has just signed in came from; this portal's home unless told. */
  readonly origin?: string;
}

/**
 * The guard: signed in? → vendor outside `/vendor`? → non-vendor inside? → role of the page → does the
 * page exist. Pure.
 */
export function placeOf<Page extends PageEntry>(visit: Visit<Page>): Place<Page> {
  const { path, role, pages, origin = '/' } = visit;
  const atSignIn = isAt(path, signInPath);
  if (role === null) {
    return atSignIn ? { kind: 'sign-in' } : { kind: 'redirect', to: signInPath, remember: true };
  }
  if (atSignIn) return redirect(isAt(pathOf(origin), signInPath) ? homeOf(role) : origin);
  const inside = isInside(path, vendorHome);
  if (role === 'vendor' && !inside) return redirect(vendorAddress(path));
  if (role !== 'vendor' && inside) return redirect('/');

  const matching = pages.filter(({ page }) => matchPath({ path: page.path, end: true }, path));
  const allowed = matching.find(({ page }) => page.roles.includes(role));
  if (allowed) return { kind: 'page', ...allowed };
  if (matching.length > 0) return { kind: 'restricted' };
  const home = pages.find(({ page }) => page.path === homeOf(role) && page.roles.includes(role));
  if (!home) return { kind: 'unavailable' };
  return role === 'vendor' ? { kind: 'not-found', remote: home.remote } : { kind: 'not-found' };
}

/** A role's first page. */
export function homeOf(role: Role): string {
  return role === 'vendor' ? vendorHome : '/';
}

/** Where a vendor is sent from a path outside `/vendor`: a ticket's own address opens its drawer. */
function vendorAddress(path: string): string {
  const ticketId = matchPath('/tickets/:ticketId', path)?.params.ticketId;
  return ticketId ? `${vendorHome}?item=${encodeURIComponent(decoded(ticketId))}` : vendorHome;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function redirect(to: string): Place<never> {
  return { kind: 'redirect', to, remember: false };
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

// As the router compares: whatever the case, with or without a slash at the end.
function isAt(path: string, place: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === place;
}

function isInside(path: string, folder: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${folder}/`);
}
