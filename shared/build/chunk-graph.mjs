// @ts-check
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {{ scripts: string[], styles: string[] }} Files */

/**
 * The chunk of that file name, if the bundle has one.
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
 * Every file that must be there before the given chunks can run: they, what they import, and their styles.
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
