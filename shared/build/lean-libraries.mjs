// @ts-check

const router = /^react-router(\/dom)?$/;
/** @typedef {{ file: RegExp, changes: readonly { from: RegExp, to: string }[] }} Lean */

/** The modules that are changed, and what by. @type {readonly [Lean, ...Lean[]]} */
const lean = [
  {
    // The registry names remotes, so there are no snapshots of manifests; the rest asks for their cache alone.
    file: /\/@module-federation\/runtime-core\/dist\/core\.js$/,
    changes: [
      {
        from: /USE_REMOTE \? new SnapshotHandler\(this\) : new DisabledSnapshotHandler\(\)/,
        to: 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })',
      },
    ],
  },
  {
    // The page fetches ahead itself.
    file: /\/@module-federation\/runtime-core\/dist\/remote\/index\.js$/,
    changes: [
      {
        from: /\tasync preloadRemote\(preloadOptions\) \{.*?\n\t\}\n(?=\tregisterRemotes\()/s,
        to: '',
      },
    ],
  },
  {
    // The entries of remotes are modules.
    file: /\/@module-federation\/runtime-core\/dist\/utils\/load\.js$/,
    changes: [
      {
        from: /\n\tif \(type === "system"\) .*?\n\}\n(?=async function loadEntryNode)/s,
        to: '\n}\n',
      },
    ],
  },
  {
    // What is not used can be seen to be: forms, links that are marked and that fetch ahead, and their hooks.
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
 * Leaves out of the boot what libraries bring for other uses: the router's package names its development build
 * alone, and the federation runtime brings what reads manifests and fetches ahead also where it is switched off.
 * A library that reads otherwise fails the build.
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
