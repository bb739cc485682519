// @ts-check
import { chunksOf } from './chunk-graph.mjs';

/**
 * Replacements in Vite's helper for dynamic imports, with their reasons.
 * @type {readonly (readonly [from: string, to: string])[]}
 */
const changes = [
  // Checks a style against the page's hashes, as the import map does for scripts.
  [
    'link.href = dep.href;',
    'link.href = dep.href; link.integrity = globalThis.pinOf?.(dep.href) ?? "";',
  ],
  // Allows a failed style to be loaded again; without this, the second attempt counts as loaded.
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  // A listener can request one retry of the whole import.
  [
    'function preload(baseModule, deps, importerUrl)',
    'function preload(baseModule, deps, importerUrl, isAgain)',
  ],
  [
    'if (!e.defaultPrevented) throw err;',
    `if (e.again && !isAgain) return e.again.then(() => preload(baseModule, deps, importerUrl, true));
    if (!e.defaultPrevented) throw err;`,
  ],
  [
    'handlePreloadError(item.reason);',
    '{ const again = handlePreloadError(item.reason); if (again) return again; }',
  ],
  // Removes fallbacks: all browsers of `target` support these features, and the pages have no nonces.
  ['promise = allSettled(', 'promise = Promise.allSettled('],
  ['if (import.meta.resolve) return', 'return'],
  ['"stylesheet" : scriptRel', '"stylesheet" : "modulepreload"'],
  ['const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");', ''],
  ['const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");', ''],
  ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
];

/** A dynamic import in the output of a build. */
const dynamicImport = /\bimport\(([`'"]\.\/[^`'"$]+\.js[`'"])\)/g;

/**
 * Lets a failed part be loaded again: for the life of the page, browsers cache a damaged module by its URL, and Vite a
 * failed style. The listener is in the shell's `updates/recover-missing-files.ts`.
 * @returns {import('vite').Plugin}
 */
export function preloadHelper() {
  return {
    name: 'hoa:preload-helper',
    apply: 'build',
    enforce: 'post',
    // File names contain a content hash; change this salt when the output changes.
    augmentChunkHash: () => 'refetched-imports-1',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of chunksOf(bundle)) {
          // The shell returns another URL for a refetched file. An earlier shell does not define this function.
          chunk.code = chunk.code.replace(
            dynamicImport,
            'import(globalThis.refetchedAddress?.($1)??$1)',
          );
        }
      },
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        const changed = changes.reduce((text, [from, to]) => {
          if (!text.includes(from)) return this.error(`Vite's preload helper has no "${from}".`);
          return text.replace(from, to);
        }, code);
        return { code: changed, map: null };
      },
    },
  };
}
