// @ts-check
import { chunksOf } from './chunk-graph.mjs';

/** Chrome's hint, since version 136; for other browsers it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a browser compile some chunks whole while they are being fetched, beside the page, in place of function by function when
 * they are first called: that was a quarter of what the page did until it showed its content.
 * @param {(chunk: import('./chunk-graph.mjs').Chunk) => boolean} isOfBoot whether most of a chunk runs at the start
 * @returns {import('vite').Plugin}
 */
export function compiledAhead(isOfBoot) {
  return {
    name: 'hoa:compiled-ahead',
    apply: 'build',
    enforce: 'post',
    // The names of files tell of their content: one that is changed below needs another.
    augmentChunkHash: () => 'compiled-ahead-1',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of chunksOf(bundle)) if (isOfBoot(chunk)) chunk.code = hint + chunk.code;
      },
    },
  };
}
