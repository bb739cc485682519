// @ts-check

/**
 * The file a request names, as path segments below the site's folder; null when the address is
 * hostile or malformed (traversal, dotfile, backslash, NUL, broken escape, empty segment).
 * @param {string} url the request target, as it came over the wire
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
  // A trailing slash names the same page; anything else empty ("//evil") names nothing.
  const segments = decoded.replace(/\/$/, '').split('/');
  return segments.every(isPlain) ? segments : null;
}

/** @param {string} segment */
function isPlain(segment) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return segment !== '' && !segment.startsWith('.') && !/[\\\u0000-\u001f\u007f]/.test(segment);
}
