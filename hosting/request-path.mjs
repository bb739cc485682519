// @ts-check

/**
 * Returns the path segments of the requested file below the site's folder; null for a hostile or malformed URL
 * (traversal, dotfile, backslash, NUL, broken escape, empty segment).
 * @param {string} url The request target as received.
 * @returns {string[] | null}
 */
export function requestPath(url) {
  if (!url.startsWith('/')) return null;
  const path = url.slice(1).split(/[?#]/, 1)[0] ?? '';
  /** @type {string} */
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded === '') return [];
  // A trailing slash is ignored; any other empty segment ("//evil") is refused.
  const segments = decoded.replace(/\/$/, '').split('/');
  return segments.every(isPlain) ? segments : null;
}

/** @param {string} segment */
function isPlain(segment) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return segment !== '' && !segment.startsWith('.') && !/[\\\u0000-\u001f\u007f]/.test(segment);
}
