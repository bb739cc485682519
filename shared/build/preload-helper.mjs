// @ts-check

/** What is changed in Vite's helper for dynamic imports, and why. @type {readonly (readonly [from: string, to: string])[]} */
const changes = [
  // A style is checked against the page's pins, as the import map does for scripts.
  [
    'link.href = dep.href;',
    'link.href = dep.href; link.integrity = globalThis.pinOf?.(dep.href) ?? "";',
  ],
  // A style that failed can be asked for again: as released, the second time passes for loaded.
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  // Whoever listens can bring the module in another way.
  [
    'if (!e.defaultPrevented) throw err;',
    'if (e.instead) return e.instead; if (!e.defaultPrevented) throw err;',
  ],
];

/**
 * Lets a part that failed be fetched anew: browsers remember a module that was damaged under its address for the life
 * of the page, and Vite a style. The shell's `updates/survive-deployments.ts` listens.
 * @returns {import('vite').Plugin}
 */
export function preloadHelper() {
  return {
    name: 'hoa:preload-helper',
    apply: 'build',
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
