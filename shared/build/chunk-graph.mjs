// @ts-check
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {{ scripts: string[], styles: string[] }} Files */

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
 * Returns all files that must be loaded before the given chunks can run: the chunks, their static imports, and the
 * styles of both.
 * @param {Bundle} bundle @param {readonly Chunk[]} roots @returns {Files}
 */
export function filesNeededBy(bundle, roots) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (/** @type {Chunk} */ chunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = chunkOf(bundle, name);
      if (imported) visit(imported);
    }
  };
  for (const root of roots) visit(root);
  return { scripts: [...scripts], styles: [...styles] };
}
