// @ts-check

const router = /^react-router(\/dom)?$/;
/** @typedef {{ file: RegExp, changes: readonly { from: RegExp, to: string }[] }} Lean */

/** The modules to change, with their replacements. @type {readonly [Lean, ...Lean[]]} */
const lean = [
  {
    // The registry lists remotes, so no manifest snapshots are needed; other code only uses their cache.
    file: /\/@module-federation\/runtime-core\/dist\/core\.js$/,
    changes: [
      {
        from: /USE_REMOTE \? new SnapshotHandler\(this\) : new DisabledSnapshotHandler\(\)/,
        to: 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })',
      },
    ],
  },
  {
    // The page preloads without the library.
    file: /\/@module-federation\/runtime-core\/dist\/remote\/index\.js$/,
    changes: [
      {
        from: /\tasync preloadRemote\(preloadOptions\) \{.*?\n\t\}\n(?=\tregisterRemotes\()/s,
        to: '',
      },
    ],
  },
  {
    // The entries of remotes are ES modules.
    file: /\/@module-federation\/runtime-core\/dist\/utils\/load\.js$/,
    changes: [
      {
        from: /\n\tif \(type === "system"\) .*?\n\}\n(?=async function loadEntryNode)/s,
        to: '\n}\n',
      },
    ],
  },
  {
    // Lets tree-shaking remove unused code: forms, links that prefetch or show their active state, and their hooks.
    file: /\/react-router\/dist\/production\/chunk-[A-Z0-9]+\.mjs$/,
    changes: [
      { from: /^\w+\.displayName = "\w+";$/gm, to: '' },
      {
        from: /^var \w+ = (?=React\d*\.(?:createContext|forwardRef)\()/gm,
        to: '$&/* @__PURE__ */ ',
      },
      { from: /shouldPrefetch && !isAbsolute \? .+ : link;/, to: 'link;' },
    ],
  },
];

/**
 * Removes unused parts of libraries from the startup code. The router's package exports only its development build
 * here, which is replaced, and the federation runtime keeps the code for manifests and preloading even if both are off.
 * Fails the build if a library's code no longer matches.
 * @returns {import('vite').Plugin}
 */
export function leanLibraries() {
  /** @type {Set<RegExp>} */
  const done = new Set();
  return {
    name: 'hoa:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: router },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found?.id.includes('/dist/development/')) {
          return this.error(`The package of "${source}" has no development build to replace.`);
        }
        return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    transform: {
      filter: { id: lean.map(({ file }) => file) },
      handler(code, id) {
        const { file, changes } = lean.find((one) => one.file.test(id)) ?? lean[0];
        // Only one of the library's files contains the code to remove.
        if (changes.some(({ from }) => code.search(from) < 0)) return null;
        done.add(file);
        const changed = changes.reduce((text, { from, to }) => text.replace(from, to), code);
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      const left = lean.filter(({ file }) => !done.has(file));
      if (!error && left.length > 0) this.error(`No code to remove was found in ${left[0]?.file}.`);
    },
  };
}
