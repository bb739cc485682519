// @ts-check
import { chunksOf } from './chunk-graph.mjs';

/**
 * Writes `offline.json`, a list of all scripts, styles and assets of a build, relative to it. The service worker caches
 * them, so that lazily loaded parts, such as a form, also open offline. Files that only sample mode loads are listed as
 * `samples`, which live mode does not cache.
 * @param {{ adapters: string, folder: string }} [samples] The end of the path of
 *   the module that loads sample data, and the folder of its files.
 * @returns {import('vite').Plugin}
 */
export function offlineFiles(samples) {
  return {
    name: 'hoa:offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const paths = Object.keys(bundle)
          .filter((path) => /\.(js|css)$|^assets\/.+\.(?!map$)\w+$/.test(path))
          .sort();
        const ofSamples = new Set(samples && filesOfSamples(bundle, samples));
        if (samples && ofSamples.size === 0) this.error(`The build has no ${samples.adapters}.`);
        const list = {
          files: paths.filter((path) => !ofSamples.has(path)),
          ...(samples && { samples: paths.filter((path) => ofSamples.has(path)) }),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'offline.json',
          source: `${JSON.stringify(list)}\n`,
        });
      },
    },
  };
}

/**
 * Returns the files that only the adapters of sample data load, and the assets of the samples.
 * @param {import('./chunk-graph.mjs').Bundle} bundle
 * @param {{ adapters: string, folder: string }} samples
 */
function filesOfSamples(bundle, { adapters, folder }) {
  const chunks = chunksOf(bundle);
  /** @type {Set<string>} */
  const ofBoth = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || ofBoth.has(name)) return;
    if (chunk.moduleIds.some((id) => id.endsWith(adapters))) return;
    ofBoth.add(name);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName);
  return Object.values(bundle).flatMap((file) => {
    const isSample =
      file.type === 'chunk'
        ? !ofBoth.has(file.fileName)
        : file.originalFileNames.some((name) => name.includes(folder));
    return isSample ? [file.fileName] : [];
  });
}
