// @ts-check
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * Returns the chunk with a file name; undefined if there is none.
 * @param {Bundle} bundle @param {string} fileName @returns {Chunk | undefined}
 */
export function chunkOf(bundle, fileName) {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file : undefined;
}

/** @param {Bundle} bundle @returns {Chunk[]} */
export function chunksOf(bundle) {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/**
 * Returns the scripts that must be loaded before the given chunks can run: the chunks and their static imports.
 * @param {Bundle} bundle @param {readonly Chunk[]} roots @returns {string[]}
 */
export function scriptsNeededBy(bundle, roots) {
  const scripts = new Set();
  const visit = (/** @type {Chunk} */ chunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = chunkOf(bundle, name);
      if (imported) visit(imported);
    }
  };
  for (const root of roots) visit(root);
  return [...scripts];
}
