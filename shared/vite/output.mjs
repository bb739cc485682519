// @ts-check
/**
 * Files of a build: hashed for ever; the federation plugin's long virtual names are cut short, and the
 * texts of a language are one file, whatever number of screens they come from.
 */
export const output = {
  /** @param {{ name: string }} chunk */
  chunkFileNames: ({ name }) =>
    name.startsWith('_virtual_mf') ? 'assets/federation-[hash].js' : 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: (/** @type {string} */ id) => /\/messages\/(es|fr|de)\.ts$/.exec(id)?.[1] ?? null,
        test: /\/messages\//,
      },
    ],
  },
};
