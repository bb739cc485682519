// @ts-check
import { chunksOf } from './chunk-graph.mjs';

/**
 * Writes `offline.json`: every script and style of a build and what they show, such as pictures, relative to it. The
 * portal's worker keeps them, so that what is loaded on demand, such as a form, opens without a connection too. What
 * only sample mode fetches stands apart as `samples`: live mode keeps none of it.
 * @param {{ adapters: string, folder: string }} [samples] the end of the path of the module that brings sample data, and the
 *   folder of what it shows
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
 * What is fetched through the adapters of sample data alone, and the files that they show.
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
