// @ts-check

/** Fetched by the few parts that need them, never with every screen: long lists, forms, the catalogue. */
const heavy =
  /\/node_modules\/(@tanstack|react-hook-form|@hookform|zod)\/|\/shared\/src\/(forms|ui\/catalogue)|VirtualItems/;

const texts = /\/messages\/(es|fr|de)\.ts$/;

/** The texts of a language are one file, whatever number of screens they come from. */
export const textGroup = {
  debugName: 'texts',
  name: (/** @type {string} */ id) => texts.exec(id)?.[1] ?? null,
  test: texts,
};

/**
 * What three screens or more use is one script and one style, fetched once: on a slow line each request
 * costs more than the bytes a screen does not need.
 */
export const commonGroup = {
  name: 'common',
  test: (/** @type {string} */ id) => !heavy.test(id) && !texts.test(id),
  minShareCount: 3,
};

/** Names of files: hashed for ever; the federation plugin's long virtual names are cut short. */
export function chunkFileNames(/** @type {{ name: string }} */ { name }) {
  return name.startsWith('_virtual_mf') ? 'assets/federation-[hash].js' : 'assets/[name]-[hash].js';
}
