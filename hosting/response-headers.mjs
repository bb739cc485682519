// @ts-check

/** One year, the longest that caches support. */
const immutable = 'public,max-age=31536000,immutable';

/** Extensions of files that browsers never open as a page and that no worker runs from. */
const inert = new Set(['js', 'css', 'json', 'woff2', 'png', 'webp', 'avif', 'jpg', 'ico', 'map']);

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * True if the path is in a release, whose files never change.
 * @param {readonly string[]} segments
 */
export function isImmutable(segments) {
  return (
    (segments[0] === 'assets' && segments.length > 1) ||
    (segments[0] === 'remotes' && segments.length > 3)
  );
}

/**
 * Returns the headers of a file in production. Pages, workers and other files that could run scripts get the full
 * content security policy; hashed scripts, styles and images don't, which keeps startup small.
 * @param {readonly string[]} segments
 * @param {readonly string[]} scriptHashes The hashes of inline scripts that the page may run (`'sha256-…'`).
 * @returns {Record<string, string>}
 */
export function fileHeaders(segments, scriptHashes) {
  const lasting = isImmutable(segments);
  const cache = { 'Cache-Control': lasting ? immutable : 'no-cache' };
  const extension = segments.at(-1)?.split('.').at(-1) ?? '';
  if (extension === 'pdf') return { ...cache, ...bareHeaders, ...viewHeaders };
  return lasting && inert.has(extension)
    ? { ...cache, ...bareHeaders }
    : { ...cache, ...documentHeaders(scriptHashes) };
}

/**
 * Returns the headers of an error response, which is plain text and not cached.
 * @returns {Record<string, string>}
 */
export function errorHeaders() {
  return {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    ...documentHeaders([]),
  };
}

const bareHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of a PDF, in a tab or embedded in the portal; the browser's viewer needs styles and a plugin. */
const viewHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** @param {readonly string[]} scriptHashes */
function documentHeaders(scriptHashes) {
  return {
    ...bareHeaders,
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Returns the portal's content security policy: only its own files, with Trusted Types enforced.
 * @param {readonly string[]} scriptHashes
 */
export function contentSecurityPolicy(scriptHashes) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Only PDFs can be framed: every page of the portal refuses it.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script creates markup or code from text. The only policy accepts just the URL of the worker
    // (src/offline/keep-for-offline.ts).
    'trusted-types hoa-worker',
  ].join('; ');
}
