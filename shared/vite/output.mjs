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

const schemas = /\/zod\//;

/** An icon is less than the request for it would be. */
export const iconGroup = { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 };

/** What starts a remote, beside its entry: small, and needed before anything of it can run. */
export const starterGroup = {
  name: 'starter',
  test: /virtual:mf-(external-runtime-core|localSharedImportMap)|\/@module-federation\/|preload-helper|rolldown\/runtime/,
  includeDependenciesRecursively: false,
};

/**
 * The domain as the shell's adapters share it with what they fetch later: its rules in one script, and
 * its schemas, with the library they are made with, in another that only checking needs.
 */
export const rulesGroup = {
  debugName: 'rules',
  name: (
    /** @type {string} */ id,
    /** @type {import('vite').Rolldown.ChunkingContext} */ modules,
  ) => {
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    return [id, ...imported].some((one) => schemas.test(one)) ? 'schemas' : 'rules';
  },
  test: /\/(shared\/src\/(domain|data)|mock-data\/src|zod)\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Names of files: hashed for ever; the federation plugin's long virtual names are cut short. */
export function chunkFileNames(/** @type {{ name: string }} */ { name }) {
  return name.startsWith('_virtual_mf') ? 'assets/federation-[hash].js' : 'assets/[name]-[hash].js';
}
