// @ts-check
import { chunkOf, chunksOf } from './chunk-graph.mjs';

/**
 * Fails a build with circular imports between chunks: a module could run before its dependency in the other chunk,
 * which only shows in a browser.
 * @returns {import('vite').Plugin}
 */
export function noChunkCycles() {
  return {
    name: 'hoa:no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      /** @type {Set<string>} */
      const done = new Set();
      /** @param {import('./chunk-graph.mjs').Chunk} chunk @param {readonly string[]} path */
      const visit = (chunk, path) => {
        const at = path.indexOf(chunk.fileName);
        if (at >= 0)
          this.error(
            `Chunks import each other: ${[...path.slice(at), chunk.fileName].join(' → ')}`,
          );
        if (done.has(chunk.fileName)) return;
        for (const name of chunk.imports) {
          const imported = chunkOf(bundle, name);
          if (imported) visit(imported, [...path, chunk.fileName]);
        }
        done.add(chunk.fileName);
      };
      for (const chunk of chunksOf(bundle)) visit(chunk, []);
    },
  };
}
