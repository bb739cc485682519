// @ts-check
import { chunkOf, chunksOf, scriptsNeededBy } from './chunk-graph.mjs';

const sampleData = /\/(mock-data|shared\/use-cases)\/src\//;

/**
 * Fails a build in which a part that live mode loads also contains sample data or use cases.
 * @param {readonly string[]} parts The ids of the parts' modules.
 * @returns {import('vite').Plugin}
 */
export function noSampleData(parts) {
  return {
    name: 'hoa:no-sample-data',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const part of parts) {
        const roots = chunksOf(bundle).filter(({ moduleIds }) => moduleIds.includes(part));
        if (roots.length === 0) this.error(`The build has no chunk of ${part}.`);
        const scripts = scriptsNeededBy(bundle, roots);
        const found = scripts.flatMap((file) => chunkOf(bundle, file)?.moduleIds ?? []);
        const sample = found.find((id) => sampleData.test(id));
        if (sample) this.error(`Live mode would fetch ${sample} with ${part}.`);
      }
    },
  };
}
