// @ts-check
import { basename, dirname, join } from 'node:path';
import { usedModules } from './used-modules.mjs';

/** Loaded only by the few parts that need them, never with every screen: long lists, forms, the catalog of the kit. */
const heavy =
  /\/node_modules\/(@tanstack|react-hook-form|@hookform|zod)\/|\/shared\/ui\/src\/(forms|catalogue)|VirtualItems/;

/**
 * A remote's imports of modules that the shell shares on demand; loaded with the parts that need them, never with every
 * screen.
 */
const sharedOnDemand = /__loadShare__.*_domain_/;

/**
 * A part of a screen, such as a tab in a subfolder, or its texts, only loaded with that screen; and histories, which
 * several screens load on demand.
 */
const partOfScreen = /\/src\/(screens\/[^/]+\/([^/]+\/|messages\.ts)|history\/)/;

/** Attachments of a ticket, a message or an invoice; screens and drawers show them, the frame never does. */
const attachments =
  /\/shared\/(parts\/src\/(attachments|pictures|files)\/|domain\/src\/documents\/document-rules)/;

/** All languages except English, which is bundled with its component. */
const texts = /\/locales\/([a-z]{2})\.ts$/;

/** One file for each language, with the texts of all screens. */
export const textGroup = {
  debugName: 'texts',
  name: (/** @type {string} */ id) => texts.exec(id)?.[1] ?? null,
  test: texts,
};

/** Vite's helper of dynamic imports, in a chunk that is always loaded: on its own it would be one more request. */
export const helperGroup = { name: 'common', test: /vite\/preload-helper/ };

/**
 * Makes Chrome compile chunks eagerly while they download, off the main thread. Compiling each function at its first
 * call took a quarter of the main thread's time until the first content. Other browsers ignore the comment.
 * @param {(chunk: { name: string, isEntry: boolean }) => boolean} isOfBoot True if most of the chunk runs at startup.
 */
export function compileAhead(isOfBoot) {
  return (/** @type {{ name: string, isEntry: boolean }} */ chunk) =>
    isOfBoot(chunk) ? '//# allFunctionsCalledOnLoad' : '';
}

const icons = /\/lucide\//;

/**
 * Groups modules that several screens share: on a slow connection each request costs more than some unneeded bytes. A
 * remote with few pages has one such chunk. A remote with many pages has two more: controls that its first page does
 * not need, and icons.
 * @param {string} folder The folder of the remote.
 * @param {readonly import('./read-pages.mjs').Page[]} pages
 */
export function commonGroups(folder, pages) {
  const hasFew = pages.length < 6;
  const shared = (/** @type {string} */ id) =>
    [heavy, sharedOnDemand, partOfScreen, texts].every((apart) => !apart.test(id));
  if (hasFew) {
    return [
      {
        debugName: 'common',
        // A module that imports a heavy one would pull it into this chunk.
        name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
          modules.getModuleInfo(id)?.importedIds.some((one) => heavy.test(one)) ? null : 'common',
        test: (/** @type {string} */ id) => shared(id) && !attachments.test(id),
        minShareCount: 2,
      },
    ];
  }
  const screens = join(folder, 'src', 'screens.ts');
  const isOfFirst = (/** @type {string} */ id) => basename(dirname(id)) === pages[0]?.id;
  const ofFirstPage = usedModules(
    (modules) => modules.getModuleInfo(screens)?.dynamicallyImportedIds.filter(isOfFirst) ?? [],
    /(?:)/,
  );
  return [
    {
      debugName: 'common',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
        ofFirstPage(modules).has(id) ? 'common' : null,
      test: shared,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'controls',
      test: (/** @type {string} */ id) => shared(id) && !icons.test(id),
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
    { name: 'icons', test: icons, minShareCount: 2, includeDependenciesRecursively: false },
  ];
}

/** @typedef {import('vite').Rolldown.ChunkingContext} Context */

const rules =
  /\/(shared\/(domain|api|use-cases)|mock-data|shell\/src\/data)\/(src\/)?|\/node_modules\/idb\//;
/**
 * Modules that live mode runs at startup. They are grouped separately, since together with other parts they would load
 * sample data. Excludes subfolders, whose modules are loaded on demand.
 */
const live =
  /\/shell\/src\/(live\/[^/]+|(brand\/brand|sign-in\/server-session|registry\/api-address)\.ts)$|\/shared\/api\/src\/(http\/|contract-number)|\/shared\/ui\/src\/tokens\//;
const schemas = /\/shared\/domain\/src\/(.+-schemas?|schemas)\.ts$|\/zod\//;
/** The rules of `@hoa/domain/tickets`; the other files of the folder are in the boot. */
const tickets =
  /\/shared\/domain\/src\/tickets\/(index|new-ticket|ticket-changes|ticket-permissions)\.ts$/;
const ticketUseCases = /\/shared\/use-cases\/src\/tickets\//;
/** Modules that live mode runs too; all other modules in `rules` are only for sample data. */
const ofBothModes = /\/shared\/(domain|api)\/src\//;

/**
 * Groups the shell's modules that load after startup: the adapters as one file; the schemas with their library, which
 * are only needed to validate; the rules of tickets, which are shared with remotes; and modules that other parts have
 * in common. Modules of live mode are separate from use cases and sample data.
 * @param {string} adapters The id of the adapters' module.
 * @param {readonly string[]} parts The ids of the parts that live mode loads too.
 */
export function onDemandGroups(adapters, parts) {
  const runFirst = usedModules(() => [adapters], rules);
  const runInBoth = usedModules(() => parts, /\/(shared|shell)\//);
  const isOfBoth = (/** @type {string} */ id, /** @type {Context} */ modules) =>
    ofBothModes.test(id) && runInBoth(modules).has(id);
  const isMadeWithSchemas = (/** @type {string} */ id, /** @type {Context} */ modules) =>
    modules.getModuleInfo(id)?.importedIds.some((one) => schemas.test(one)) === true;
  // A module that imports schemas belongs to their chunk, since the adapters load without it.
  const isFirst = (/** @type {string} */ id, /** @type {Context} */ modules) =>
    runFirst(modules).has(id) && !isMadeWithSchemas(id, modules);
  return [
    { name: 'live', test: live, includeDependenciesRecursively: false },
    { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
    { name: 'tickets', test: tickets, includeDependenciesRecursively: false },
    { name: 'ticket-use-cases', test: ticketUseCases, includeDependenciesRecursively: false },
    {
      debugName: 'terms',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
        isFirst(id, modules) && isOfBoth(id, modules) ? 'terms' : null,
      test: rules,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'adapters',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) =>
        isFirst(id, modules) ? 'adapters' : null,
      test: rules,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'rules',
      name: (/** @type {string} */ id, /** @type {Context} */ modules) => {
        if (isMadeWithSchemas(id, modules)) return 'schemas';
        const isPart = modules.getModuleInfo(id)?.dynamicImporters.length !== 0;
        if (isPart) return null;
        return isOfBoth(id, modules) ? 'rules' : 'use-cases';
      },
      test: rules,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ];
}

/** File names contain a content hash; shortens the federation plugin's long virtual names. */
export function chunkFileNames(/** @type {{ name: string }} */ { name }) {
  return name.startsWith('_virtual_mf') ? 'assets/federation-[hash].js' : 'assets/[name]-[hash].js';
}
