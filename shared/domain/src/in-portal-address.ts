/** Only ever compared with itself: no real page lives here. */
const base = 'https://portal.invalid';

/** Controls, spaces and characters without a shape: browsers drop some of them while reading an address. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * Checks an address that comes from data (a notification, a return address, a link) and answers it as a
 * path of this portal with its query and hash, or '/' when it could lead anywhere else.
 */
export function inPortalAddress(address: string | null | undefined): string {
  return portalPath(address) ?? '/';
}

/** The address as a path of this portal; undefined when it is none. */
function portalPath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || leadsAway(address)) return undefined;
  // An address may be decoded once more on its way (a router, a return address in a query).
  const decoded = decodedPath(address);
  if (decoded === undefined || leadsAway(decoded)) return undefined;
  const url = new URL(address, base);
  if (url.origin !== base || leadsAwayResolved(address) || leadsAwayResolved(decoded))
    return undefined;
  return url.pathname + url.search + url.hash;
}

function leadsAway(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return /^\/[/\\]/.test(path) || path.includes('\\') || invisible.test(address);
}

/** Whether an address leads away once its dots are resolved, as those of "/../%2f" and "/a%2f..%2f%2fb". */
function leadsAwayResolved(address: string): boolean {
  const decoded = decodedPath(new URL(address, base).pathname);
  return decoded === undefined || leadsAway(decoded);
}

/** The path with its escapes undone until none is left, so that none can hide a slash. */
function decodedPath(address: string): string | undefined {
  let path = address.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < 5; round += 1) {
    if (!path.includes('%')) return path;
    try {
      path = decodeURIComponent(path);
    } catch {
      return undefined;
    }
  }
  return undefined;
}
