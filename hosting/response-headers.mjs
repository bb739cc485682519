// @ts-check

/** A year, the longest that caches honour. */
const immutable = 'public,max-age=31536000,immutable';

/** Files that a browser never shows as a page of their own, and that no worker runs from. */
const inert = new Set(['js', 'css', 'json', 'woff2', 'png', 'webp', 'avif', 'jpg', 'ico', 'map']);

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Whether a path belongs to a release, whose files never change under their name.
 * @param {readonly string[]} segments
 */
export function isImmutable(segments) {
  return (
    (segments[0] === 'assets' && segments.length > 1) ||
    (segments[0] === 'remotes' && segments.length > 3)
  );
}

/**
 * The headers of a file in production. Pages, workers and other files that could run script carry
 * the whole content security policy; hashed chunks and images go without it, to keep the boot
 * small.
 * @param {readonly string[]} segments
 * @param {readonly string[]} scriptHashes what inline scripts the page may run (`'sha256-…'`)
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
 * The headers of an answer that is not a file: an error, in plain text, that no cache keeps.
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

/** Of a PDF, in a tab or inside the portal: a browser's viewer needs its styles and its plugin. */
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
 * The portal's content security policy: its own files and nothing else, Trusted Types enforced.
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
    // PDFs alone: every page of the portal refuses to be framed.
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script makes markup or code from text; the one policy vouches for the worker's address alone
    // (src/offline/keep-for-offline.ts).
    'trusted-types hoa-worker',
  ].join('; ');
}
