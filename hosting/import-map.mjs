// @ts-check
import { createHash } from 'node:crypto';

const importMap = /<script type="importmap">([^<]*)<\/script>\s*/;
const fileTag = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g;
const inlineScript = /<script\b(?![^>]*\ssrc=)[^>]*>([^<]*)<\/script>/g;
const firstScript = /<script\b|<link\b[^>]*\brel="?modulepreload/;

/**
 * The page with an import map that pins every script and style of the live releases to its content: a script
 * that was tampered with does not run. Browsers read it for scripts alone; for styles the shell and the worker do.
 * Browsers accept an import map only before the first script or preload, so it is put there.
 * @param {string} html
 * @param {Readonly<Record<string, string>>} integrity address → `sha256-…`
 */
export function withImportMap(html, integrity) {
  const page = withTagIntegrity(html.replace(importMap, ''), integrity);
  if (Object.keys(integrity).length === 0) return page;
  const at = page.search(firstScript);
  if (at < 0) return page;
  const sorted = Object.fromEntries(Object.entries(integrity).sort());
  // "<" would end the script early; addresses come from file names.
  const json = JSON.stringify({ integrity: sorted }).replaceAll('<', '\\u003c');
  return `${page.slice(0, at)}<script type="importmap">${json}</script>\n    ${page.slice(at)}`;
}

/**
 * The browser fetches what these tags name before it has read the import map: each says its own.
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
 * What the page's policy must allow for its import map to count and its theme to be there at the first
 * paint: the `'sha256-…'` of every inline script of the page.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(inlineScript)].map(([, content = '']) => `'${digest(content)}'`);
}

/**
 * The integrity of some content, as `sha256-…`.
 * @param {string | Uint8Array} content
 */
export function digest(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
