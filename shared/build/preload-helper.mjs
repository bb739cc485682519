// @ts-check
import { chunksOf } from './chunk-graph.mjs';

/** Replacements in Vite's helper for dynamic imports, and why. @type {readonly (readonly [from: string, to: string])[]} */
const changes = [
  // A style is checked against the page's pins, as the import map does for scripts.
  [
    'link.href = dep.href;',
    'link.href = dep.href; link.integrity = globalThis.pinOf?.(dep.href) ?? "";',
  ],
  // A style that failed can be asked for again: as released, the second time passes for loaded.
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
  // Every browser of `target` has what these provide for, and the pages have no nonces.
  ['promise = allSettled(', 'promise = Promise.allSettled('],
  ['if (import.meta.resolve) return', 'return'],
  ['"stylesheet" : scriptRel', '"stylesheet" : "modulepreload"'],
  ['const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");', ''],
  ['const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");', ''],
  ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
];

/** A dynamic import, as a build writes it. */
const dynamicImport = /\bimport\(([`'"]\.\/[^`'"$]+\.js[`'"])\)/g;

/**
 * Lets a part that failed be fetched again: browsers remember a module that was damaged under its address for the life
 * of the page, and Vite a style. The shell's `updates/recover-missing-files.ts` listens.
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
          // The shell gives the address of a refetched file. An earlier shell does not define the function.
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
