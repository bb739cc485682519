// @ts-check
import { createHash } from 'node:crypto';

const importMap = /<script type="importmap">([^<]*)<\/script>\s*/;
const fileTag = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g;
const inlineScript = /<script\b(?![^>]*\ssrc=)[^>]*>([^<]*)<\/script>/g;
const firstScript = /<script\b|<link\b[^>]*\brel="?modulepreload/;

/**
 * Adds an import map to the page that pins every script and style of the live releases to its content, so that a
 * modified script does not run. Browsers apply it only to scripts; the shell and the worker check styles. It must
 * precede the first script or preload.
 * @param {string} html
 * @param {Readonly<Record<string, string>>} integrity Address → `sha256-…`.
 */
export function withImportMap(html, integrity) {
  const page = withTagIntegrity(html.replace(importMap, ''), integrity);
  if (Object.keys(integrity).length === 0) return page;
  const at = page.search(firstScript);
  if (at < 0) return page;
  const sorted = Object.fromEntries(Object.entries(integrity).sort());
  // "<" would end the script early; addresses contain file names.
  const json = JSON.stringify({ integrity: sorted }).replaceAll('<', '\\u003c');
  return `${page.slice(0, at)}<script type="importmap">${json}</script>\n    ${page.slice(at)}`;
}

/**
 * The browser fetches the files of these tags before it reads the import map, so each tag gets its own integrity.
 * @param {string} html
 * @param {Readonly<Record<string, string>>} integrity
 */
function withTagIntegrity(html, integrity) {
  return html.replace(fileTag, (tag, address) => {
    const bare = tag.replace(/\sintegrity="[^"]*"/, '');
    const expected = integrity[address];
    return expected ? bare.replace(/>$/, ` integrity="${expected}">`) : bare;
  });
}

/**
 * Returns the `'sha256-…'` sources of the page's inline scripts. Its content security policy must allow them for the
 * import map and for the theme at first paint.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(inlineScript)].map(([, content = '']) => `'${digest(content)}'`);
}

/**
 * Returns the integrity of content as `sha256-…`.
 * @param {string | Uint8Array} content
 */
export function digest(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
