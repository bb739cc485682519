// @ts-check
/**
 * File names of a build: hashed for ever; the federation plugin's long virtual names are cut short.
 * @type {import('vite').Rolldown.OutputOptions}
 */
export const output = {
  chunkFileNames: ({ name }) =>
    name.startsWith('_virtual_mf') ? 'assets/federation-[hash].js' : 'assets/[name]-[hash].js',
};
