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
  | { readonly kind: 'redirect'; readonly to: string; readonly remember: boolean }
  | ({ readonly kind: 'page' } & OwnedPage<Page>)
  | { readonly kind: 'restricted' }
  /** `remote` names the one whose frame the message stands in, for vendors. */
  | { readonly kind: 'not-found'; readonly remote?: string };

export const signInPath = '/login';
export const vendorHome = '/vendor';

/**
 * The guard: signed in? → vendor outside `/vendor`? → non-vendor inside? → role of the page → does the
 * page exist. Pure; `role` is null while nobody is signed in.
 */
export function placeOf<Page extends PageEntry>(
  path: string,
  role: Role | null,
  pages: readonly OwnedPage<Page>[],
): Place<Page> {
  if (role === null) {
    return isAt(path, signInPath)
      ? { kind: 'sign-in' }
      : { kind: 'redirect', to: signInPath, remember: true };
  }
  const inside = isInside(path, vendorHome);
  if (role === 'vendor' && !inside) return redirect(vendorAddress(path));
  if (role !== 'vendor' && inside) return redirect('/');
  if (isAt(path, signInPath)) return redirect('/');

  const matching = pages.filter(({ page }) => matchPath({ path: page.path, end: true }, path));
  const allowed = matching.find(({ page }) => page.roles.includes(role));
  if (allowed) return { kind: 'page', ...allowed };
  if (matching.length > 0) return { kind: 'restricted' };
  const frame = role === 'vendor' ? pages.find(({ page }) => page.path === vendorHome) : undefined;
  return frame ? { kind: 'not-found', remote: frame.remote } : { kind: 'not-found' };
}

/** Where a vendor is sent from a path outside `/vendor`: a ticket's own address opens its drawer. */
function vendorAddress(path: string): string {
  const ticketId = matchPath('/tickets/:ticketId', path)?.params.ticketId;
  return ticketId ? `${vendorHome}?item=${encodeURIComponent(ticketId)}` : vendorHome;
}

function redirect(to: string): Place<never> {
  return { kind: 'redirect', to, remember: false };
}

function isAt(path: string, place: string): boolean {
  return path.replace(/\/+$/, '') === place;
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
