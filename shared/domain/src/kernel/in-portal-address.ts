/** A base for parsing and comparing; no real page has this origin. */
const base = 'https://portal.invalid';

/** Control, space and format characters: browsers drop some of them when parsing a URL. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u;

/**
 * Checks a URL that comes from data (a notification, a return URL, a link). Returns it as a path of this portal with
 * its query and hash, or '/' if it could lead elsewhere.
 */
export function inPortalAddress(address: string | null | undefined): string {
  return portalPath(address) ?? '/';
}

/** Returns the URL as a path of this portal, or undefined if it is none. */
function portalPath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || leadsAway(address)) return undefined;
  // A URL may be decoded again later (by a router, or as a return URL in a query).
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

/** Returns true if a URL leads to another site after its dots are resolved, such as "/../%2f" and "/a%2f..%2f%2fb". */
function leadsAwayResolved(address: string): boolean {
  const decoded = decodedPath(new URL(address, base).pathname);
  return decoded === undefined || leadsAway(decoded);
}

/** Decodes the path until it has no escapes, so that none can hide a slash. */
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
