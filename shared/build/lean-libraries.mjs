// @ts-check

const router = /^react-router(\/dom)?$/;
const federationCore = /\/@module-federation\/runtime-core\/dist\/core\.js$/;

/** The registry names remotes, so there are no snapshots of manifests; the rest of the runtime asks for their cache alone. */
const snapshots = {
  from: 'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()',
  to: 'Object.assign(new DisabledSnapshotHandler(), { manifestCache: new Map() })',
};

/**
 * Leaves out of the boot what libraries bring for other uses: the router's package names its development build
 * alone, and the federation runtime brings its reader of manifests also where it is switched off.
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
      handler(code) {
        const { from, to } = snapshots;
        if (!code.includes(from)) return this.error(`The federation runtime has no "${from}".`);
        return { code: code.replace(from, to), map: null };
      },
    },
  };
}
