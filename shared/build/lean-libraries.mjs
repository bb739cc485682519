// @ts-check

const router = /^react-router(\/dom)?$/;
const federationCore =
  /\/@module-federation\/runtime-core\/dist\/(core|remote\/index|utils\/load)\.js$/;

/** What is changed in the federation runtime, by file. @type {Readonly<Record<string, { from: RegExp, to: string }>>} */
const changes = {
  // The registry names remotes, so there are no snapshots of manifests; the rest asks for their cache alone.
  core: {
    from: /USE_REMOTE \? new SnapshotHandler\(this\) : new DisabledSnapshotHandler\(\)/,
    to: 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })',
  },
  // The page fetches ahead itself.
  'remote/index': {
    from: /\tasync preloadRemote\(preloadOptions\) \{.*?\n\t\}\n(?=\tregisterRemotes\()/s,
    to: '',
  },
  // Entries are modules, loaded in a browser.
  'utils/load': {
    from: /\n\tif \(type === "system"\) .*?\n\}\n(?=async function loadEntryNode)/s,
    to: '\n}\n',
  },
};

/**
 * Leaves out of the boot what libraries bring for other uses: the router's package names its development build
 * alone, and the federation runtime brings what reads manifests and fetches ahead also where it is switched off.
 * @returns {import('vite').Plugin}
 */
export function leanLibraries() {
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
      filter: { id: federationCore },
      handler(code, id) {
        const change = changes[federationCore.exec(id)?.[1] ?? ''];
        if (!change?.from.test(code)) return this.error(`${id} has nothing to leave out.`);
        return { code: code.replace(change.from, change.to), map: null };
      },
    },
  };
}
