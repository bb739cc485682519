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
 * What pages ask with: fields, uploads, dialogs, tabs, long lists, what is said of refusals. A page that only shows
 * something, as the home does, goes without; hints and the plain field it has too.
 */
const controls =
  /\/src\/(failures|downloads|outbox|tickets|domain-text|domain|ui\/(fields|navigation|collections|overlays|on-demand))\/(?!Field|Checkbox|Choice|Tooltip|useTopLayer|placeBeside|RelativeTime|useNow|sorting|roles)/;

const icons = /\/lucide-react\//;

/**
 * What several screens use is fetched once: on a slow line each request costs more than the bytes a
 * screen does not need. With few pages all of it is one script; with many, what the plainest go without,
 * and icons, which are less than the request for them would be, are two more.
 * @param {number} pages how many the remote has
 */
export function commonGroups(pages) {
  const hasFew = pages < 6;
  const shared = (/** @type {string} */ id) => !heavy.test(id) && !texts.test(id);
  if (hasFew) return [{ name: 'common', test: shared, minShareCount: 2 }];
  return [
    {
      name: 'common',
      test: (/** @type {string} */ id) => shared(id) && !controls.test(id),
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: 'controls',
      test: (/** @type {string} */ id) => shared(id) && controls.test(id),
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'icons', test: icons, minShareCount: 2 },
  ];
}

/** What starts a remote, beside its entry: small, and needed before anything of it can run. */
export const starterGroup = {
  name: 'starter',
  test: /virtual:mf-(external-runtime-core|localSharedImportMap)|\/@module-federation\/|preload-helper|rolldown\/runtime/,
  includeDependenciesRecursively: false,
};

const schemas = /\/zod\//;

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
